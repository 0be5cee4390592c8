import type { Schema } from '@clinic/api'
import { allocate } from '../money'
import { addDays } from '../time'

type Term = Schema<'InstalmentTermInput'>

/**
 * Divides an amount, in rupiah, into equal terms a month apart, the first on the day given. A day that a month does not have is its last: the 31st of January
 * is followed by the 28th of February and the 31st of March.
 */
export function monthlyTerms(amount: number, count: number, first: string): Term[] {
  const parts = allocate(
    amount,
    Array.from({ length: count }, () => 1),
  )
  return parts.map((part, index) => ({ due_on: monthsAfter(first, index), amount: part }))
}

/** Returns the same day some months later, or the last one of that month; plain dates. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const since = year * 12 + month - 1 + months
  const firstOf = (count: number) =>
    `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
  const last = Number(addDays(firstOf(since + 1), -1).slice(8))
  return `${firstOf(since).slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`
}

type TermsProblem = 'termsNotOwed' | 'termsNotInOrder' | 'termBeforeToday'

/** Returns what keeps terms from being agreed on, or null; `owed` is in rupiah, `today` a plain date. */
export function termsProblem(
  terms: readonly Term[],
  { owed, today }: { owed: number; today: string },
): TermsProblem | null {
  if (terms.some(({ due_on }) => due_on < today)) return 'termBeforeToday'
  if (terms.some(({ due_on }, index) => index > 0 && due_on <= (terms[index - 1]?.due_on ?? '')))
    return 'termsNotInOrder'
  return terms.reduce((sum, { amount }) => sum + amount, 0) === owed ? null : 'termsNotOwed'
}

interface Plan {
  terms: readonly Term[]
  state: Schema<'InstalmentPlanState'>
  /** What the terms divide, and what the patient owes on the invoice now, in rupiah. */
  amount: number
  owed: number
}

/** Returns how a plan stands on a day: what of each term is paid, earlier ones first, what is due next, and what is late. */
export function standingOf(
  { terms, state, amount, owed }: Plan,
  today: string,
): Pick<Schema<'InstalmentPlan'>, 'terms' | 'due_on' | 'late'> {
  let left = Math.max(0, amount - owed)
  const paidTerms = terms.map((term) => {
    const paid = Math.min(left, term.amount)
    left -= paid
    return { ...term, paid }
  })
  if (state !== 'active') return { terms: paidTerms, due_on: null, late: 0 }
  const unpaid = paidTerms.filter((term) => term.paid < term.amount)
  const late = unpaid.filter(({ due_on }) => due_on < today).reduce((sum, term) => sum + term.amount - term.paid, 0)
  return { terms: paidTerms, due_on: unpaid[0]?.due_on ?? null, late }
}
