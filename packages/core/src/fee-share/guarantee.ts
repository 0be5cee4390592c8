import type { Schema } from '@clinic/api'

type Rule = Pick<
  Schema<'FeeRuleInput'>,
  'doctor_id' | 'product_id' | 'category' | 'valid_from' | 'status' | 'guarantee'
>

interface Shift {
  doctor_id: number
  /** A plain date. */
  date: string
}

/** Returns what a shift is guaranteed to bring its dentist, in rupiah: as the dentist's own rule for all services says that began last. */
export function guaranteeOf(rules: readonly Rule[], { doctor_id, date }: Shift): number {
  const own = rules.filter((rule) => isOwnRule(rule, doctor_id) && rule.valid_from <= date)
  return own.toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0]?.guarantee ?? 0
}

const isOwnRule = (rule: Rule, doctor_id: number) =>
  rule.status === 'active' && rule.doctor_id === doctor_id && rule.product_id === null && rule.category === null

/**
 * Returns what the dentist's parts of the lines of a month lack of what is guaranteed, in rupiah. Parts below 0 take back fees of earlier
 * months and do not count: otherwise a dentist with a guarantee would keep a fee that was refunded.
 */
export const topUpOf = (guaranteed: number, parts: readonly number[]): number =>
  Math.max(0, guaranteed - parts.reduce((sum, part) => sum + Math.max(0, part), 0))
