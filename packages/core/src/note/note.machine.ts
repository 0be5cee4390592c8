import { type EventFrom, setup } from 'xstate'

/** The lifecycle of the note of a visit: written until the dentist signs it, and never changed after that, only added to. */
export const noteMachine = setup({
  types: {
    events: {} as { type: 'note.write' } | { type: 'note.sign' } | { type: 'note.addAddendum' },
  },
}).createMachine({
  id: 'note',
  initial: 'draft',
  states: {
    draft: { on: { 'note.write': 'draft', 'note.sign': 'signed' } },
    signed: { on: { 'note.addAddendum': 'signed' } },
  },
})

export type NoteEvent = EventFrom<typeof noteMachine>
