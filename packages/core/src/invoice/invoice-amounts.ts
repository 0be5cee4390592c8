import type { Schema } from '@clinic/api'
import { type Benefit, benefitOf } from '../insurance'
import { allocate, portionOf, type Ratio, roundingOf } from '../money'
import { type Discount, discountOf } from './discount'
import { stampDutyOf } from './tax'

type Category = Schema<'ProductCategory'>

/** What is charged for: a service with its price as agreed, or medicine. */
export interface InvoiceLine {
  unit_price: number
  quantity: number
  discount: Discount | null
  /** Whether value-added tax is due on it, if the clinic collects it. */
  taxable: boolean
  /** That of the service; plans pay for nothing without one. */
  category: Category | null
  icd9cm: string
  /** Whether a package of the patient has prepaid it: nothing of it is to be paid. */
  is_prepaid: boolean
}

/** The plan that pays a part, and what it has paid for the patient this calendar year. */
export interface Coverage {
  plan: Parameters<typeof benefitOf>[0]
  /** The first day of the patient in the plan, a plain date. */
  memberSince: string
  paidThisYear: Readonly<Partial<Record<Category, number>>>
}

/** What holds for the whole invoice. */
export interface InvoiceTerms {
  /** The day of the treatment, a plain date. */
  day: string
  coverage: Coverage | null
  /** Taken off what the patient pays after the plan has paid. */
  discount: Discount | null
  /** The value-added tax of the day; null where the clinic collects none. */
  tax: Ratio | null
  /** The step in rupiah that the patient's total is rounded to. */
  rounding: number
  /** Whether the patient pays the stamp duty of the receipt. */
  charges_stamp: boolean
}

/** A line in whole rupiah. `gross - discount - invoice_discount + tax` is `payor + patient`. */
export interface LineAmounts {
  gross: number
  /** Its own discount, and what a package has prepaid. */
  discount: number
  /** What of the discount a package has prepaid. */
  prepaid: number
  /** Its part of the discount of the whole invoice. */
  invoice_discount: number
  tax: number
  /** What the plan pays of it, before tax: what counts against its caps. */
  benefit: number
  /** What the payor owes for it, with tax. */
  payor: number
  /** What the patient owes for it, with tax, before rounding. */
  patient: number
  /** Why the plan pays less than its percent says. */
  limit: Benefit['limit']
  needs_approval: boolean
}

/** `patient` and `payor` make up the lines, `rounding` and `stamp_duty`. */
export interface InvoiceAmounts {
  lines: LineAmounts[]
  gross: number
  line_discount: number
  /** What of the line discounts packages have prepaid. */
  prepaid: number
  invoice_discount: number
  tax: number
  /** Added to the patient's total, or below 0 taken from it. */
  rounding: number
  stamp_duty: number
  patient: number
  payor: number
}

/**
 * Returns all amounts of an invoice, computed in one order: line, its discount, what the plan pays of it, discount of the
 * whole on the patient's part, tax, rounding of the patient's total, stamp duty. docs/invoice-amounts.md shows cases.
 */
export function invoiceAmounts(lines: readonly InvoiceLine[], terms: InvoiceTerms): InvoiceAmounts {
  const shared = withBenefits(lines, terms)
  const patientParts = shared.map(({ net, benefit }) => net - benefit)
  const invoiceDiscount = discountOf(sum(patientParts), terms.discount)
  const discounts = allocate(invoiceDiscount, patientParts)
  const computed = shared.map(({ line, gross, net, prepaid, benefit, limit, needs_approval }, index) => {
    const invoice_discount = discounts[index] ?? 0
    const patientBase = net - benefit - invoice_discount
    const tax = terms.tax && line.taxable ? portionOf(benefit + patientBase, terms.tax) : 0
    const [payorTax = 0, patientTax = 0] = allocate(tax, [benefit, patientBase])
    const payor = benefit + payorTax
    const patient = patientBase + patientTax
    const discount = gross - net
    return { gross, discount, prepaid, invoice_discount, tax, benefit, payor, patient, limit, needs_approval }
  })
  const unrounded = sum(computed.map(({ patient }) => patient))
  const rounding = roundingOf(unrounded, terms.rounding)
  const stamp_duty = terms.charges_stamp ? stampDutyOf(unrounded + rounding, terms.day) : 0
  return {
    lines: computed,
    gross: sum(computed.map(({ gross }) => gross)),
    line_discount: sum(computed.map(({ discount }) => discount)),
    prepaid: sum(computed.map(({ prepaid }) => prepaid)),
    invoice_discount: invoiceDiscount,
    tax: sum(computed.map(({ tax }) => tax)),
    rounding,
    stamp_duty,
    patient: unrounded + rounding + stamp_duty,
    payor: sum(computed.map(({ payor }) => payor)),
  }
}

type Discounted = Pick<InvoiceAmounts, 'gross' | 'line_discount' | 'prepaid' | 'invoice_discount'>

/** What all discounts together take off, and what they take it off, in rupiah; what is prepaid is no discount. */
export const takenOff = ({ gross, line_discount, prepaid, invoice_discount }: Discounted) => ({
  discount: line_discount - prepaid + invoice_discount,
  gross: gross - prepaid,
})

/** Returns whether all discounts together take more off than the clinic allows without approval. */
export function isAboveLimit(amounts: Discounted, limit_percent: number): boolean {
  const { discount, gross } = takenOff(amounts)
  return discount * 100 > gross * limit_percent
}

/** Each line after its own discount, with what the plan pays of it: in their order, since earlier ones use up its caps. */
function withBenefits(lines: readonly InvoiceLine[], { coverage, day }: InvoiceTerms) {
  const paid = new Map<Category, number>()
  return lines.map((line) => {
    const gross = line.unit_price * line.quantity
    const discounted = gross - discountOf(gross, line.discount)
    const prepaid = line.is_prepaid ? discounted : 0
    const net = discounted - prepaid
    const { category } = line
    if (!coverage || category === null || line.is_prepaid)
      return { line, gross, net, prepaid, benefit: 0, limit: null, needs_approval: false }
    const { plan, memberSince, paidThisYear } = coverage
    const paidThisVisit = paid.get(category) ?? 0
    const { planPays, needsApproval, limit } = benefitOf(
      plan,
      { category, icd9cm: line.icd9cm, price: net },
      { day, memberSince, paidThisVisit, paidThisYear: (paidThisYear[category] ?? 0) + paidThisVisit },
    )
    paid.set(category, paidThisVisit + planPays)
    return { line, gross, net, prepaid, benefit: planPays, limit, needs_approval: needsApproval }
  })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
