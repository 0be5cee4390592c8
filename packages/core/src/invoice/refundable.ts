import type { Schema } from '@clinic/api'
import { paymentTotal } from './payment-problem'

type Given = Pick<Schema<'Payment'>, 'id' | 'tenders'>

/** Returns what of a payment was not given back yet, in rupiah: of the money that came in, and of what deposits paid. `payments` are those of its invoice. */
export function refundable(
  { id, tenders }: Given,
  payments: readonly (Pick<Schema<'Payment'>, 'refund_of'> & Given)[],
): { money: number; deposit: number } {
  const given = payments.filter(({ refund_of }) => refund_of === id).flatMap((refund) => refund.tenders)
  const deposit = fromDeposit(tenders) - fromDeposit(given)
  return { money: paymentTotal(tenders) - paymentTotal(given) - deposit, deposit }
}

/** Returns what of some tenders is a deposit, in rupiah. */
export const fromDeposit = (tenders: readonly Schema<'Tender'>[]): number =>
  paymentTotal(tenders.filter(({ method }) => method === 'deposit'))
