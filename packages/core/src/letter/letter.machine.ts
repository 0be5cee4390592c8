import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a letter: signed as it is written, never changed, only voided. */
export const letterMachine = setup({
  types: { events: {} as { type: 'letter.void' } },
}).createMachine({
  id: 'letter',
  initial: 'issued',
  states: {
    issued: { on: { 'letter.void': 'voided' } },
    voided: { type: 'final' },
  },
})

export type LetterEvent = EventFrom<typeof letterMachine>
