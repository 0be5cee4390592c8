export { type FeeStatementEvent, type FeeStatementState, feeStatementMachine } from './fee-statement.machine'
export { feeStatementStates } from './fee-statement.values'
