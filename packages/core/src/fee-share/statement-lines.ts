import type { Schema } from '@clinic/api'
import { addDays, daysOfPeriod, periodBefore } from '../time'
import { feeRuleFor } from './fee-rule-for'
import { type FeeTerms, invoiceFees, type LineFee } from './invoice-fees'
import { type BilledMaterial, materialsOf } from './materials-of'

/** An invoice that was issued, with what became of it. Days are plain dates, amounts whole rupiah. */
export interface BilledInvoice {
  id: number
  number: string
  visit_id: number
  patient_initials: string
  /** Of the treatment. */
  day: string
  issued_on: string
  void_on: string | null
  total: number
  /** Refunds are below 0. */
  payments: readonly { day: string; amount: number }[]
  /** What credit notes took off the total, with rounding. */
  credits: readonly { day: string; amount: number }[]
  lines: readonly BilledLine[]
  /** What the materials of its visit cost each service, on the days they were taken from the stock. */
  materials: readonly BilledMaterial[]
}

export interface BilledLine {
  id: number
  /** Null where nobody treated. */
  doctor_id: number | null
  /** Null for medicine, which earns no fee. */
  product_id: number | null
  category: Schema<'ProductCategory'> | null
  service: string
  quantity: number
  /** Of sessions of a package their part of its price, as of a line that is not discounted. */
  gross: number
  discount: number
  /** What the laboratory cost, less what is made anew, on plain dates. */
  costs: readonly { day: string; amount: number }[]
  total: number
  /** What credit notes took off the total of the line. */
  credits: readonly { day: string; amount: number }[]
  /** What a package has paid before. */
  prepaid: number
}

/** What an approved statement holds of a line: what it had earned until then, and by which terms. */
export type CountedLine = Pick<LineFee, 'earned' | 'assistant' | 'doctor'> & { terms: FeeTerms }

export interface FeeBooks {
  rules: readonly Schema<'FeeRuleInput'>[]
  /** The months of each dentist that are approved: one after the other, from the first to the last. */
  approved: ReadonlyMap<number, { first: string; last: string }>
  /** What approved statements before the month hold last of a line, by its id. */
  counted: ReadonlyMap<number, CountedLine>
}

export interface StatementLine {
  invoice: BilledInvoice
  line: BilledLine
  doctor_id: number
  terms: FeeTerms
  /** What the laboratory has cost until the end of the month. */
  deduction: number
  /** What the materials have cost until then, each once; none where the rule does not deduct them. */
  materials: readonly Schema<'FeeMaterial'>[]
  /** What credit notes have taken off the line until then. */
  credited: number
  /** Until the end of the month. */
  fee: LineFee
  /** Of the month alone. */
  earned: number
  assistant: number
  doctor: number
}

/**
 * Returns the lines of a month's statements. A line holds what was earned until the end of the month less what earlier months hold, so
 * that a refund, a void, a credit note or another cost of the laboratory or of materials after an approval is a line below 0 of a later month, and the months together are
 * what is earned.
 */
export const statementLines = (invoices: readonly BilledInvoice[], period: string, books: FeeBooks): StatementLine[] =>
  invoices.flatMap((invoice) => linesOf(invoice, period, books))

function linesOf(invoice: BilledInvoice, period: string, books: FeeBooks): StatementLine[] {
  const { last } = daysOfPeriod(period)
  const terms = invoice.lines.map((line) => termsOf(invoice, line, books))
  const until = feesUntil(invoice, terms, last)
  return invoice.lines.flatMap((line, index) => {
    const [of, fee] = [terms[index], until[index]]
    if (!of || !fee || line.doctor_id === null) return []
    const before = feeBefore(invoice, { line, index, terms, doctor_id: line.doctor_id, period }, books)
    const month = {
      earned: fee.earned - before.earned,
      assistant: fee.assistant - before.assistant,
      doctor: fee.doctor - before.doctor,
    }
    const isNew = isIssued(invoice, last) && invoice.issued_on.startsWith(period) && fee.fee > 0
    const isMoved = month.earned !== 0 || month.assistant !== 0
    const stated = {
      invoice,
      line,
      doctor_id: line.doctor_id,
      terms: of,
      deduction: sumUntil(line.costs, last),
      materials: of.deducts_materials ? materialsOf(invoice, index, last) : [],
      credited: sumUntil(line.credits, last),
      fee,
      ...month,
    }
    return isNew || isMoved ? [stated] : []
  })
}

/** A line that stands in an approved statement keeps the terms it has there, whatever becomes of the rules. */
function termsOf(invoice: BilledInvoice, line: BilledLine, { rules, counted }: FeeBooks): FeeTerms | null {
  const { doctor_id, product_id, category } = line
  if (doctor_id === null || product_id === null || category === null) return null
  return counted.get(line.id)?.terms ?? feeRuleFor(rules, { doctor_id, product_id, category, day: invoice.day }) ?? null
}

interface Asked {
  line: BilledLine
  index: number
  terms: readonly (FeeTerms | null)[]
  doctor_id: number
  period: string
}

/** What earlier months hold of a line: as approved where the month before is, as computed where it is not. */
function feeBefore(invoice: BilledInvoice, { line, index, terms, doctor_id, period }: Asked, books: FeeBooks) {
  const approved = books.approved.get(doctor_id)
  const isAfterApproved = approved !== undefined && approved.last === periodBefore(period)
  const kept = isAfterApproved ? books.counted.get(line.id) : undefined
  const since = daysOfPeriod(isAfterApproved ? approved.first : period).first
  return kept ?? feesUntil(invoice, terms, addDays(since, -1))[index] ?? nothing
}
const nothing = { earned: 0, assistant: 0, doctor: 0 }

function feesUntil(invoice: BilledInvoice, terms: readonly (FeeTerms | null)[], day: string) {
  const collected = sumUntil(invoice.payments, day)
  const lines = invoice.lines.map((line, index) => {
    const of = terms[index] ?? null
    const materials = of?.deducts_materials ? materialsOf(invoice, index, day) : []
    const deduction = materials.reduce((sum, { amount }) => sum + amount, sumUntil(line.costs, day))
    return { ...line, deduction, credited: sumUntil(line.credits, day), terms: of }
  })
  const total = invoice.total - sumUntil(invoice.credits, day)
  return invoiceFees(lines, { isIssued: isIssued(invoice, day), total, collected })
}

const sumUntil = (moves: BilledInvoice['payments'], last: string) =>
  moves.reduce((sum, { day, amount }) => (day <= last ? sum + amount : sum), 0)

const isIssued = ({ issued_on, void_on }: BilledInvoice, day: string) =>
  issued_on <= day && (void_on === null || void_on > day)
