import { setup } from 'xstate'

/** A note as a dentist tells it: what is signed stays, and what comes to mind later is written below it. */
export const noteModel = setup({
  types: { events: {} as { type: 'writeOn' } | { type: 'putNameUnder' } | { type: 'writeBelow' } },
}).createMachine({
  id: 'note',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', putNameUnder: 'standing' } },
    standing: { on: { writeBelow: 'standing' } },
  },
})
