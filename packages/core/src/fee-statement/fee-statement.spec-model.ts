import { setup } from 'xstate'

/** The spec model of a fee statement: nothing is paid that was not agreed on, and what was agreed on is not opened again. */
export const feeStatementModel = setup({
  types: { events: {} as { type: 'checkLines' } | { type: 'askAgain' } | { type: 'agree' } | { type: 'transfer' } },
}).createMachine({
  id: 'feeStatement',
  initial: 'beingEarned',
  states: {
    beingEarned: { on: { checkLines: 'checked' } },
    checked: { on: { askAgain: 'beingEarned', agree: 'agreed' } },
    agreed: { on: { transfer: 'transferred' } },
    transferred: {},
  },
})
