import type { Schema } from '@clinic/api'
import { type CreditProblem, creditProblems, refundOf } from '@clinic/core/credit-note'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

const sentences: Readonly<Record<CreditProblem['code'], Sentence>> = {
  aboveLine: 'creditAboveLine',
  partOfPayor: 'creditOfPayor',
  lineOfPackage: 'creditOfPackage',
  lineNotHere: 'creditLineUnknown',
  lineTwice: 'creditLineTwice',
}

/** Refuses a credit note that takes off or gives back what an invoice, as it stands, does not allow. */
export function checkCredit({ lines, refund }: Schema<'CreditNoteInput'>, invoice: Schema<'Invoice'>): void {
  const [problem] = creditProblems(lines, invoice.lines)
  if (problem) {
    const values = { line: problem.index + 1 }
    throw new Refusal(422, 'checkFields', { fields: { lines: { sentence: sentences[problem.code], values } } })
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  // the rest of a package that was refunded took off what was owed for it
  if (amount > invoice.owed + invoice.paid)
    throw new Refusal(422, 'checkFields', { fields: { lines: 'creditAboveInvoice' } })
  if ((refund?.amount ?? 0) !== refundOf(amount, invoice.owed))
    throw new Refusal(422, 'checkFields', { fields: { refund: 'creditRefundChanged' } })
}
