import type { InvoiceProblem } from '@clinic/core/invoice'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Refuses lines and discounts with the first problem of each; a line is named by its place, from 1. */
export function refuseProblems(problems: readonly InvoiceProblem[]) {
  const [first] = problems
  if (!first) return
  const { field, sentence } = sentences[first.code]
  const filled = 'line' in first ? { sentence, values: { line: first.line + 1 } } : sentence
  throw new Refusal(422, 'checkFields', { fields: { [field]: filled } })
}

const sentences: Readonly<Record<InvoiceProblem['code'], { field: 'lines' | 'discount'; sentence: Sentence }>> = {
  noLines: { field: 'lines', sentence: 'invoiceWithoutLines' },
  priceInvalid: { field: 'lines', sentence: 'linePriceInvalid' },
  quantityInvalid: { field: 'lines', sentence: 'lineQuantityInvalid' },
  discountInvalid: { field: 'lines', sentence: 'lineDiscountInvalid' },
  discountAboveLine: { field: 'lines', sentence: 'lineDiscountTooHigh' },
  invoiceDiscountInvalid: { field: 'discount', sentence: 'invoiceDiscountInvalid' },
  invoiceDiscountAboveTotal: { field: 'discount', sentence: 'invoiceDiscountTooHigh' },
  totalTooLarge: { field: 'lines', sentence: 'invoiceTotalTooLarge' },
}
