export { billedQuantity } from './billed-quantity'
export { coverageOf } from './coverage-of'
export { type Discount, discountOf } from './discount'
export { type InvoiceEvent, type InvoiceState, invoiceMachine } from './invoice.machine'
export {
  invoiceStates,
  type PaymentMethod,
  paymentKinds,
  paymentMethods,
  type TenderMethod,
  tenderMethods,
} from './invoice.values'
export {
  type Coverage,
  type InvoiceAmounts,
  type InvoiceLine,
  type InvoiceTerms,
  invoiceAmounts,
  isAboveLimit,
  type LineAmounts,
  takenOff,
} from './invoice-amounts'
export { type InvoiceProblem, invoiceProblems } from './invoice-problems'
export { cashIn, paymentProblem, paymentTotal } from './payment-problem'
export { receiptLinkDays } from './receipt-link-days'
export { fromDeposit, refundable } from './refundable'
export { stampDutyOf, valueAddedTaxOn } from './tax'
