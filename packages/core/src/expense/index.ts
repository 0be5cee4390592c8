export { type ExpenseEvent, type ExpenseState, expenseMachine } from './expense.machine'
export { expenseCategories, expenseSources, expenseStates } from './expense.values'
