export { type AdjustmentEvent, adjustmentMachine } from './adjustment.machine'
export { type ArrivalProblem, arrivalProblems } from './arrival-problems'
export { reasonsOf, type WrittenTransactionKind, writtenKinds } from './document-kind'
export {
  type MedicineTransactionKind,
  type MedicineTransactionState,
  medicineTransactionKinds,
  medicineTransactionStates,
  type TransactionReason,
  transactionReasons,
} from './medicine-transaction.values'
export {
  type LineFacts,
  type ReturnedReceipt,
  type TransactionProblem,
  transactionProblems,
} from './medicine-transaction-problems'
export {
  creditOf,
  creditTotal,
  type Line,
  lineChange,
  lineTotal,
  transactionTotal,
  unitCostOf,
  unitsOf,
} from './moved-units'
export { type ReceiptEvent, receiptMachine } from './receipt.machine'
export { nextTransactionState, type TransactionStep, transactionSteps } from './transaction-step'
export { type TransferEvent, transferMachine } from './transfer.machine'
