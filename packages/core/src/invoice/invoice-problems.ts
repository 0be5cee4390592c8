import { type Discount, discountOf } from './discount'
import { type InvoiceLine, type InvoiceTerms, invoiceAmounts } from './invoice-amounts'

/** The highest price of the catalogue, and the highest total of an invoice, in rupiah. */
const largest = { price: 1_000_000_000, total: 100_000_000_000 }

type LineProblem = 'priceInvalid' | 'quantityInvalid' | 'discountInvalid' | 'discountAboveLine'

export type InvoiceProblem =
  | { code: 'noLines' }
  | { code: LineProblem; line: number }
  | { code: 'invoiceDiscountInvalid' | 'invoiceDiscountAboveTotal' | 'totalTooLarge' }

/** Returns what keeps a draft from being issued, in the order of its lines; a line is named by its place, from 0. */
export function invoiceProblems(lines: readonly InvoiceLine[], terms: InvoiceTerms): InvoiceProblem[] {
  if (lines.length === 0) return [{ code: 'noLines' }]
  const ofLines = lines.flatMap((line, index) => {
    const code = lineProblem(line)
    return code ? [{ code, line: index }] : []
  })
  if (!isValid(terms.discount)) return [...ofLines, { code: 'invoiceDiscountInvalid' }]
  return ofLines.length > 0 ? ofLines : totalProblems(lines, terms)
}

function lineProblem({ unit_price, quantity, discount }: InvoiceLine): LineProblem | null {
  if (!isWhole(unit_price, { from: 0, to: largest.price })) return 'priceInvalid'
  if (!isWhole(quantity, { from: 1, to: 9_999 })) return 'quantityInvalid'
  if (!isValid(discount)) return 'discountInvalid'
  return takesTooMuch(discount, unit_price * quantity) ? 'discountAboveLine' : null
}

function totalProblems(lines: readonly InvoiceLine[], terms: InvoiceTerms): InvoiceProblem[] {
  const undiscounted = invoiceAmounts(lines, { ...terms, discount: null, tax: null, rounding: 1, charges_stamp: false })
  if (undiscounted.gross > largest.total) return [{ code: 'totalTooLarge' }]
  return takesTooMuch(terms.discount, undiscounted.patient) ? [{ code: 'invoiceDiscountAboveTotal' }] : []
}

function isValid(discount: Discount | null) {
  if (!discount) return true
  if ('rupiah' in discount) return isWhole(discount.rupiah, { from: 0, to: largest.total })
  const { percent } = discount
  return percent >= 0 && percent <= 100 && Math.round(percent * 100) / 100 === percent
}

const isWhole = (value: number, { from, to }: { from: number; to: number }) =>
  Number.isInteger(value) && value >= from && value <= to

const takesTooMuch = (discount: Discount | null, amount: number) =>
  discount !== null && 'rupiah' in discount && discount.rupiah > discountOf(amount, discount)
