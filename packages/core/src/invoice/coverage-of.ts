import type { Schema } from '@clinic/api'
import type { Coverage } from './invoice-amounts'

type Choice = Pick<
  Schema<'PolicyChoice'>,
  'obstacle' | 'member_since' | 'coverage_rules' | 'excluded_codes' | 'valid_from' | 'valid_until' | 'paid_this_year'
>

/** Returns what the chosen policy of an invoice pays by; nothing without one, or with one that pays nothing that day. */
export function coverageOf(policy: Choice | undefined): Coverage | null {
  if (!policy || policy.obstacle !== null) return null
  const { coverage_rules, excluded_codes, valid_from, valid_until } = policy
  return {
    plan: { coverage_rules, excluded_codes, valid_from, valid_until },
    memberSince: policy.member_since,
    paidThisYear: Object.fromEntries(policy.paid_this_year.map(({ category, amount }) => [category, amount])),
  }
}
