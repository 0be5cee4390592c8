import type { Schema } from '@clinic/api'
import type { Credited } from '../ledger'
import { allocate, portionOf } from '../money'

type Line = Pick<Schema<'InvoiceLine'>, 'paket_id'> & {
  amounts: Pick<
    Schema<'InvoiceLineAmounts'>,
    'gross' | 'discount' | 'invoice_discount' | 'tax' | 'total' | 'benefit' | 'payor'
  >
}

/** Returns whether an invoice in a state can be credited: it is issued, and neither void nor written off. */
export const canBeCredited = (state: Schema<'InvoiceState'>): boolean =>
  state === 'issued' || state === 'partly_paid' || state === 'paid'

/** What of a line was billed to the patient, in rupiah: `most` is `net`, `tax` and the part of the rounding. */
export interface Creditable {
  most: number
  net: number
  tax: number
}

/**
 * Returns what can be credited of each line of an issued invoice before any credit note: its part of what the patient owed for the lines when the
 * invoice was issued - discounts, tax and rounding included, without what a payor owes and without the stamp duty. A line that sells a package has
 * none: its rest is refunded as a package.
 */
export function creditableOf(
  lines: readonly Line[],
  { total, payor, stamp_duty }: Pick<Schema<'InvoiceTotals'>, 'total' | 'payor' | 'stamp_duty'>,
): Creditable[] {
  const parts = lines.map(({ amounts }) => amounts.total - amounts.payor)
  // what is rounded to nothing has no parts
  const rounded = parts.some((part) => part > 0) ? allocate(total - payor - stamp_duty, parts) : parts
  return lines.map(({ paket_id, amounts }, index) => {
    if (paket_id !== null) return { most: 0, net: 0, tax: 0 }
    const net = amounts.gross - amounts.discount - amounts.invoice_discount - amounts.benefit
    return { most: rounded[index] ?? 0, net, tax: (parts[index] ?? 0) - net }
  })
}

/**
 * Returns what of a credit of a line is net, tax and rounding, after earlier ones that came to `before`: each falls by the same share as the line, and
 * all credits of a line together never take more of one than was billed.
 */
export function creditOf(line: Creditable, { before, amount }: { before: number; amount: number }): Credited {
  const [earlier, now] = [sharesOf(line, before), sharesOf(line, before + amount)]
  return { net: now.net - earlier.net, tax: now.tax - earlier.tax, rounding: now.rounding - earlier.rounding }
}

function sharesOf({ most, net, tax }: Creditable, credited: number): Credited {
  if (credited === 0) return { net: 0, tax: 0, rounding: 0 }
  const rounded = most - net - tax
  const rounding = Math.sign(rounded) * portionOf(Math.abs(rounded), { numerator: credited, denominator: most })
  const [netShare = 0, taxShare = 0] = net + tax === 0 ? [] : allocate(credited - rounding, [net, tax])
  return { net: netShare, tax: taxShare, rounding }
}
