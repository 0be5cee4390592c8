export { linesToCome } from './lines-to-come'
export {
  isExpected,
  isOverdue,
  orderProgress,
  type ReceiptOfOrderProblem,
  receiptOfOrderProblems,
  receivedEvent,
} from './order-progress'
export { proposedPacks } from './proposed-packs'
export { type PurchaseOrderEvent, purchaseOrderMachine } from './purchase-order.machine'
export { type PurchaseOrderState, purchaseOrderStates } from './purchase-order.values'
export { type OrderedFacts, type PurchaseOrderProblem, purchaseOrderProblems } from './purchase-order-problems'
