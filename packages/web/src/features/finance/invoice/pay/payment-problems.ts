import type { TranslationFunctions } from '../../../../i18n/i18n-types'
import { changeOf, depositOf, sumOf, type TypedPayment } from './tender'

interface Surroundings {
  owed: number
  /** What the patient has in deposits. */
  deposit: number
  words: TranslationFunctions['invoice']['pay']
  money: (rupiah: number) => string
}

/** A sentence for each field that keeps a payment from being sent. */
export function paymentProblems(
  payment: TypedPayment,
  { owed, deposit, words, money }: Surroundings,
): Record<string, string> {
  const found: Record<string, string> = {}
  const above = sumOf(payment) - owed
  if (above > 0) found[`tenders.${payment.tenders.length - 1}.amount`] = words.more({ amount: money(above) })
  const used = payment.tenders.findIndex(({ method }) => method === 'deposit')
  if (depositOf(payment) > deposit) found[`tenders.${used}.amount`] = words.aboveDeposit({ amount: money(deposit) })
  for (const [index, { amount }] of payment.tenders.entries())
    if (!amount) found[`tenders.${index}.amount`] = words.amountMissing()
  if (changeOf(payment) < 0) found.cash_given = words.less()
  return found
}
