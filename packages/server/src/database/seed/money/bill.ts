import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { draftAmounts } from '../../../domain/invoice/draft-amounts'
import { invoiceTerms } from '../../../domain/invoice/invoice-terms'
import type { TreatedVisit } from './treated-visits'

type Terms = Parameters<typeof invoiceTerms>[0]

/** What became of the invoice of a visit. */
export interface Bill {
  visit: TreatedVisit
  state: 'draft' | 'issued' | 'partly_paid' | 'paid'
  discount: Schema<'PercentDiscount'> | null
  due_on: string
  amounts: Schema<'InvoiceTotals'>
  lines: Schema<'InvoiceLineAmounts'>[]
  /** What was paid at the desk, in rupiah. */
  paid: number
  method: Schema<'PaymentMethod'>
}

/** One patient in nine pays half of it, one in thirteen later; one in eleven is known for long and gets a discount. */
export function billOf(visit: TreatedVisit, index: number, terms: Terms): Bill {
  const discount = index % 11 === 5 ? { percent: 10 } : null
  const { amounts, lines } = draftAmounts(
    visit.lines.map((line) => ({ ...line, discount: null })),
    invoiceTerms(terms, { day: visit.day, discount, coverage: null }),
  )
  const bill = { visit, discount, amounts, lines, method: methods[index % methods.length] ?? 'cash' }
  if (visit.state === 'finished') return { ...bill, state: 'draft', due_on: visit.day, discount: null, paid: 0 }
  if (index % 13 === 12) return { ...bill, state: 'issued', due_on: addDays(visit.day, 14), paid: 0 }
  if (index % 9 !== 8) return { ...bill, state: 'paid', due_on: visit.day, paid: amounts.total }
  const half = Math.floor(amounts.total / 2 / 1000) * 1000
  return { ...bill, state: 'partly_paid', due_on: addDays(visit.day, 30), paid: half }
}

const methods = ['cash', 'qris', 'debit_card', 'cash', 'transfer', 'qris', 'credit_card'] as const
