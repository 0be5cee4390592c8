import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of an expense: it counts until a manager takes it back, and stays listed as void then. */
export const expenseMachine = setup({
  types: { events: {} as { type: 'expense.void' } },
}).createMachine({
  id: 'expense',
  initial: 'recorded',
  states: {
    recorded: { on: { 'expense.void': 'void' } },
    void: { type: 'final' },
  },
})

export type ExpenseEvent = EventFrom<typeof expenseMachine>
export type ExpenseState = StateValueFrom<typeof expenseMachine>
