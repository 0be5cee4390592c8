import type { TranslationFunctions } from '../../../../i18n/i18n-types'
import { changeOf, sumOf, type TypedPayment } from './tender'

interface Surroundings {
  owed: number
  words: TranslationFunctions['invoice']['pay']
  money: (rupiah: number) => string
}

/** A sentence for each field that keeps a payment from being sent. */
export function paymentProblems(payment: TypedPayment, { owed, words, money }: Surroundings): Record<string, string> {
  const found: Record<string, string> = {}
  const above = sumOf(payment) - owed
  if (above > 0) found[`tenders.${payment.tenders.length - 1}.amount`] = words.more({ amount: money(above) })
  for (const [index, { amount }] of payment.tenders.entries())
    if (!amount) found[`tenders.${index}.amount`] = words.amountMissing()
  if (changeOf(payment) < 0) found.cash_given = words.less()
  return found
}
