import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage-of'

const rule: Schema<'CoverageRule'> = {
  category: 'conservation',
  percent: 80,
  cap_per_visit: null,
  cap_per_year: 2_000_000,
  waiting_days: 0,
  needs_approval: false,
}
const policy: NonNullable<Parameters<typeof coverageOf>[0]> = {
  obstacle: null,
  member_since: '2026-02-01',
  coverage_rules: [rule],
  excluded_codes: ['D2740'],
  valid_from: '2026-01-01',
  valid_until: null,
  paid_this_year: [{ category: 'conservation', amount: 1_250_000 }],
}

describe('what the chosen policy of an invoice pays by', () => {
  it('is its plan, since when the patient is a member, and what the plan paid this year by category', () => {
    expect(coverageOf(policy)).toEqual({
      plan: {
        coverage_rules: [rule],
        excluded_codes: ['D2740'],
        valid_from: '2026-01-01',
        valid_until: null,
      },
      memberSince: '2026-02-01',
      paidThisYear: { conservation: 1_250_000 },
    })
  })

  it.each(['expired', 'payor_inactive', 'plan_not_valid'] as const)('is nothing while it is %s', (obstacle) => {
    expect(coverageOf({ ...policy, obstacle })).toBeNull()
  })

  it('is nothing without one', () => expect(coverageOf(undefined)).toBeNull())
})
