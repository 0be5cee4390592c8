import type { Schema } from '@clinic/api'
import { refundOf } from '@clinic/core/credit-note'
import type { PaymentMethod } from '@clinic/core/invoice'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { referenceOf } from '../../../../entities/invoice/reference-of'

export interface TypedCredit {
  /** By the id of the line, of those that are chosen; null while nothing is entered. */
  amounts: Readonly<Record<number, number | null>>
  method: PaymentMethod
  reference: string
  reason: string
}

/** What can still be credited. */
export const creditableLines = ({ lines }: Pick<Invoice, 'lines'>) => lines.filter(({ creditable }) => creditable > 0)

/** Nothing is chosen but a line that is the only one: it is credited whole. */
export function emptyCredit(invoice: Pick<Invoice, 'lines'>): TypedCredit {
  const [line, ...others] = creditableLines(invoice)
  const amounts = line && others.length === 0 ? { [line.id]: line.creditable } : {}
  return { amounts, method: 'cash', reference: '', reason: '' }
}

/** What a credit comes to, what of it is given back, and what is owed after it, in rupiah. */
export function sumsOf({ amounts }: Pick<TypedCredit, 'amounts'>, { owed }: Pick<Invoice, 'owed'>) {
  const amount = Object.values(amounts).reduce((sum: number, each) => sum + (each ?? 0), 0)
  const refund = refundOf(amount, owed)
  return { amount, refund, owedAfter: owed + refund - amount }
}

/** What is sent. */
export function creditInput(typed: TypedCredit, invoice: Pick<Invoice, 'owed'>): Schema<'CreditNoteInput'> {
  const { refund } = sumsOf(typed, invoice)
  const { method, reason } = typed
  return {
    lines: Object.entries(typed.amounts).map(([id, amount]) => ({ invoice_line_id: Number(id), amount: amount ?? 0 })),
    refund: refund === 0 ? null : { amount: refund, method, reference: referenceOf(typed) },
    reason: reason.trim(),
  }
}
