export { feeRuleFor } from './fee-rule-for'
export { guaranteeOf, topUpOf } from './guarantee'
export { type FeeLine, type FeeTerms, invoiceFees, type LineFee, type Standing } from './invoice-fees'
export type { BilledMaterial } from './materials-of'
export {
  type BilledInvoice,
  type BilledLine,
  type CountedLine,
  type FeeBooks,
  type StatementLine,
  statementLines,
} from './statement-lines'
