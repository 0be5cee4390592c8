import type { Schema } from '@clinic/api'
import { allocate, percent, portionOf } from '../money'

/** How a fee is computed: what a rule says, without whom it is for. */
export type FeeTerms = Pick<
  Schema<'FeeRuleInput'>,
  'kind' | 'percent' | 'amount' | 'basis' | 'deducts_materials' | 'minimum' | 'maximum' | 'assistant_percent'
>

/** A line of an issued invoice, in whole rupiah. */
export interface FeeLine {
  /** Null where no rule applies; the line then takes its part of the payments and earns nothing. */
  terms: FeeTerms | null
  quantity: number
  gross: number
  /** Its own discount and its part of that of the whole invoice. */
  discount: number
  /** What the clinic paid for it: the laboratory, and the materials where the rule deducts them. */
  deduction: number
  /** What was billed for it, with tax. */
  total: number
  /** What of the total credit notes have taken off. */
  credited: number
  /** What a package has paid of it before: nothing of such a line is owed. */
  prepaid: number
}

/** How an invoice stands. */
export interface Standing {
  /** Issued and not void. */
  isIssued: boolean
  /** What it came to when it was issued, with rounding and stamp duty, less what credit notes have taken off. */
  total: number
  /** What was paid of it, less what was refunded. */
  collected: number
}

/** What a line has earned until now, in whole rupiah. `doctor` and `assistant` make up `earned`. */
export interface LineFee {
  base: number
  /** What credit notes have taken off the base: the same share as of the line. */
  credited: number
  /** The fee for what is left of the line. */
  fee: number
  /** Its part of what was collected, and what is prepaid. */
  collected: number
  /** What of the fee is earned. */
  earned: number
  assistant: number
  doctor: number
}

/**
 * Returns what each line of an invoice has earned. What was collected is divided among all lines by what is owed for each, without a
 * rest; a fee on payment is earned by as much as its line is paid, a fee on treatment as soon as the invoice is issued.
 */
export function invoiceFees(lines: readonly FeeLine[], standing: Standing): LineFee[] {
  const totals = lines.map(({ total, credited }) => total - credited)
  const parts = divided(standing.collected, totals)
  const due = divided(standing.total, totals)
  return lines.map((line, index) => {
    const paid = { collected: parts[index] ?? 0, due: due[index] ?? 0 }
    const { base, credited, fee } = feeOf(line)
    const earned = standing.isIssued ? earnedOf(fee, line.terms, paid) : 0
    const assistant = portionOf(earned, percent(line.terms?.assistant_percent ?? 0))
    const collected = paid.collected + (standing.isIssued ? line.prepaid : 0)
    return { base, credited, fee, collected, earned, assistant, doctor: earned - assistant }
  })
}

/** An invoice for nothing has nothing to divide; a stamp may be due on it all the same. */
const divided = (amount: number, totals: readonly number[]) =>
  totals.some((total) => total > 0) ? allocate(amount, totals) : totals.map(() => 0)

/** A credit takes the same share off the fee as off the line, whatever the fee is made of. */
function feeOf(line: FeeLine) {
  const { base, fee } = wholeFeeOf(line)
  if (line.credited === 0) return { base, credited: 0, fee }
  const share = { numerator: line.total - line.credited, denominator: line.total }
  const left = portionOf(base, share)
  return { base: left, credited: base - left, fee: portionOf(fee, share) }
}

function wholeFeeOf({ terms, quantity, gross, discount, deduction }: FeeLine) {
  if (!terms) return { base: 0, fee: 0 }
  if (terms.kind === 'fixed') {
    const amount = quantity * (terms.amount ?? 0)
    return { base: amount, fee: limited(amount, terms) }
  }
  // what laboratory and materials cost beyond the price is the clinic's loss, not the dentist's
  const base = terms.kind === 'percent_of_gross' ? gross : Math.max(0, gross - discount - deduction)
  return { base, fee: limited(portionOf(base, percent(terms.percent ?? 0)), terms) }
}

const limited = (fee: number, { minimum, maximum }: FeeTerms) =>
  Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? 0, fee))

function earnedOf(fee: number, terms: FeeTerms | null, { collected, due }: { collected: number; due: number }) {
  // what is given for nothing, or prepaid, is paid for as soon as it is billed
  if (terms?.basis !== 'on_paid' || due === 0) return fee
  // by the largest remainder a line can get a rupiah before the last one is paid
  return portionOf(fee, { numerator: Math.min(collected, due), denominator: due })
}
