import { setup } from 'xstate'

/** The spec model of an expense: what was written down wrongly is taken back once, and never comes back. */
export const expenseModel = setup({
  types: { events: {} as { type: 'takeBack' } },
}).createMachine({
  id: 'expense',
  initial: 'counted',
  states: { counted: { on: { takeBack: 'takenBack' } }, takenBack: {} },
})
