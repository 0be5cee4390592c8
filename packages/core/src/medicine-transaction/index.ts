export { type AdjustmentEvent, adjustmentMachine } from './adjustment.machine'
export {
  type AdjustmentReason,
  adjustmentReasons,
  type MedicineTransactionKind,
  type MedicineTransactionState,
  medicineTransactionKinds,
  medicineTransactionStates,
} from './medicine-transaction.values'
export { type LineFacts, type TransactionProblem, transactionProblems } from './medicine-transaction-problems'
export { type Line, lineChange, lineTotal, transactionTotal, unitCostOf, unitsOf } from './moved-units'
export { type ReceiptEvent, receiptMachine } from './receipt.machine'
export { nextTransactionState, type TransactionStep, transactionSteps } from './transaction-step'
