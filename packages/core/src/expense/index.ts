export { type ExpenseEvent, type ExpenseState, expenseMachine } from './expense.machine'
export { expenseCategories, expenseSources, expenseStates } from './expense.values'
export { type ReceiptObstacle, receiptObstacle } from './receipt-obstacle'
