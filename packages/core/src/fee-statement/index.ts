export { type FeeStatementEvent, type FeeStatementState, feeStatementMachine } from './fee-statement.machine'
export { feeLineKinds, feeStatementStates } from './fee-statement.values'
