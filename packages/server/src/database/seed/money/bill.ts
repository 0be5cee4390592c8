import type { Schema } from '@clinic/api'
import { listedPrice, listsOf } from '@clinic/core/price-list'
import { addDays } from '@clinic/core/time'
import { draftAmounts } from '../../../domain/invoice/draft-amounts'
import { invoiceTerms } from '../../../domain/invoice/invoice-terms'
import type { Insured } from './insured-visits'
import type { BilledVisit } from './package-lines'

type Terms = Parameters<typeof invoiceTerms>[0]

/** What became of the invoice of a visit. */
export interface Bill {
  visit: ReturnType<typeof pricedVisit>
  state: 'draft' | 'issued' | 'partly_paid' | 'paid'
  discount: Schema<'PercentDiscount'> | null
  /** Whose payor pays a part. */
  policy: Schema<'InvoicePolicy'> | null
  due_on: string
  amounts: Schema<'InvoiceTotals'>
  lines: Schema<'InvoiceLineAmounts'>[]
  /** What was paid at the desk, in rupiah. */
  paid: number
  method: Schema<'PaymentMethod'>
}

interface Billing {
  today: string
  terms: Terms
  insured: Insured | undefined
}

/** One patient in nine pays half of it, one in thirteen later, and nearly all of them have paid after three months; one in eleven is known for long and gets a discount. */
export function billOf(treated: BilledVisit, index: number, { today, terms, insured }: Billing): Bill {
  const visit = pricedVisit(treated, insured)
  const discount = index % 11 === 5 ? { percent: 10 } : null
  const { amounts, lines } = draftAmounts(
    visit.lines.map((line) => ({ ...line, discount: null, package_sold_id: line.prepaid_in })),
    invoiceTerms(terms, { day: visit.day, discount, coverage: insured?.coverage ?? null }),
  )
  // of what the plan pays nothing of, the desk chooses no policy, and its list prices nothing
  if (insured && amounts.payor === 0) return billOf(treated, index, { today, terms, insured: undefined })
  const bill = {
    visit,
    discount,
    policy: insured?.policy ?? null,
    amounts,
    lines,
    method: methods[index % methods.length] ?? 'cash',
  }
  if (visit.state === 'finished') return { ...bill, state: 'draft', due_on: visit.day, discount: null, paid: 0 }
  const patient = amounts.total - amounts.payor
  const settled = { ...bill, state: 'paid' as const, due_on: visit.day, paid: patient }
  // what the payor pays nearly all of is paid at once
  if (patient < 2_000) return settled
  if (visit.day < addDays(today, -90) && index % 4 !== 0) return settled
  if (index % 13 === 12) return { ...bill, state: 'issued', due_on: addDays(visit.day, 14), paid: 0 }
  if (index % 9 !== 8) return settled
  const half = Math.floor(patient / 2 / 1000) * 1000
  return { ...bill, state: 'partly_paid', due_on: addDays(visit.day, 30), paid: half }
}

/** Each line with the price of the list that comes first, as a draft has it. */
function pricedVisit({ lines, ...visit }: BilledVisit, insured: Insured | undefined) {
  const lists = listsOf(insured, visit)
  const priced = lines.map(({ prices, ...line }) => {
    const { price = null, price_list = null } = listedPrice(prices, lists) ?? {}
    return { ...line, unit_price: price, price_list }
  })
  return { ...visit, lines: priced }
}

const methods = ['cash', 'qris', 'debit_card', 'cash', 'transfer', 'qris', 'credit_card'] as const
