import type { Schema } from '@clinic/api'

type PaymentProblem =
  | { field: 'tenders'; code: 'aboveOwed' | 'methodTwice' }
  | { field: 'cash_given'; code: 'cashMissing' | 'cashTooLittle' | 'cashNotHere' }

/** Returns what a payment comes to, in rupiah. */
export const paymentTotal = (tenders: readonly Schema<'Tender'>[]): number =>
  tenders.reduce((sum, { amount }) => sum + amount, 0)

/** Returns what of a payment is paid in cash, in rupiah. */
export const cashIn = (tenders: readonly Schema<'Tender'>[]): number =>
  paymentTotal(tenders.filter(({ method }) => method === 'cash'))

/** Returns what keeps a payment from being taken, or null; `owed` is in rupiah. */
export function paymentProblem({ tenders, cash_given }: Schema<'PaymentInput'>, owed: number): PaymentProblem | null {
  if (new Set(tenders.map(({ method }) => method)).size < tenders.length)
    return { field: 'tenders', code: 'methodTwice' }
  if (paymentTotal(tenders) > owed) return { field: 'tenders', code: 'aboveOwed' }
  const cash = cashIn(tenders)
  if (cash === 0) return cash_given === null ? null : { field: 'cash_given', code: 'cashNotHere' }
  if (cash_given === null) return { field: 'cash_given', code: 'cashMissing' }
  return cash_given < cash ? { field: 'cash_given', code: 'cashTooLittle' } : null
}
