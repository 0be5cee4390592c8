import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { type Benefit, benefitOf } from './index'

const rule: Schema<'CoverageRule'> = {
  category: 'conservation',
  percent: 80,
  cap_per_visit: 500_000,
  cap_per_year: 2_000_000,
  waiting_days: 0,
  needs_approval: false,
}
const service = { category: 'conservation', icd9cm: '23.2', price: 400_000 } as const
const membership = { day: '2026-11-20', memberSince: '2026-01-01', paidThisVisit: 0, paidThisYear: 0 }

interface Given {
  rule?: Partial<typeof rule>
  plan?: { excluded_codes?: string[]; valid_from?: string; valid_until?: string }
  service?: Partial<Parameters<typeof benefitOf>[1]>
  membership?: Partial<typeof membership>
}
const coverageIn = (given: Given) =>
  benefitOf(
    {
      excluded_codes: [],
      valid_from: null,
      valid_until: null,
      ...given.plan,
      coverage_rules: [{ ...rule, ...given.rule }],
    },
    { ...service, ...given.service },
    { ...membership, ...given.membership },
  )

describe('a plan of 80 %, 500.000 a visit and 2.000.000 a year', () => {
  const cases: [what: string, given: Given, planPays: number, limit: Benefit['limit']][] = [
    ['pays its percent', {}, 320_000, null],
    ['leaves a part of a rupiah to the patient', { service: { price: 100_001 } }, 80_000, null],
    ['pays nothing of nothing', { service: { price: 0 } }, 0, null],
    ['pays all at 100 %', { rule: { percent: 100 } }, 400_000, null],
    ['pays nothing at 0 %', { rule: { percent: 0 } }, 0, null],
    ['pays up to the cap of a visit', { service: { price: 900_000 } }, 500_000, 'cap_per_visit'],
    ['pays exactly the cap', { service: { price: 625_000 } }, 500_000, null],
    ['pays what the visit has left', { membership: { paidThisVisit: 400_000 } }, 100_000, 'cap_per_visit'],
    ['pays what the year has left', { membership: { paidThisYear: 1_900_000 } }, 100_000, 'cap_per_year'],
    [
      'names the cap of a visit where both are reached at once',
      { rule: { cap_per_year: 500_000 }, service: { price: 900_000 } },
      500_000,
      'cap_per_visit',
    ],
    ['pays nothing when more was paid than the cap', { membership: { paidThisYear: 2_100_000 } }, 0, 'cap_per_year'],
    [
      'has no end without caps',
      { rule: { cap_per_visit: null, cap_per_year: null }, service: { price: 90_000_000 } },
      72_000_000,
      null,
    ],
    ['pays nothing where a cap is 0', { rule: { cap_per_visit: 0 } }, 0, 'cap_per_visit'],
    ['pays nothing for a category it does not name', { service: { category: 'aesthetic' } }, 0, 'category_not_covered'],
    ['pays nothing for an excluded code', { plan: { excluded_codes: ['23.2'] } }, 0, 'code_excluded'],
    ['pays nothing for a code below an excluded one', { plan: { excluded_codes: ['23'] } }, 0, 'code_excluded'],
    ['pays for the code beside an excluded one', { plan: { excluded_codes: ['23.1'] } }, 320_000, null],
    ['pays for a service without a code', { plan: { excluded_codes: ['23'] }, service: { icd9cm: '' } }, 320_000, null],
    [
      'waits to the last day of the waiting time',
      { rule: { waiting_days: 30 }, membership: { memberSince: '2026-10-22' } },
      0,
      'waiting',
    ],
    ['pays the day after', { rule: { waiting_days: 30 }, membership: { memberSince: '2026-10-21' } }, 320_000, null],
    ['pays nothing once it has ended', { plan: { valid_until: '2026-11-19' } }, 0, 'plan_not_valid'],
    ['pays on its last day', { plan: { valid_until: '2026-11-20' } }, 320_000, null],
    ['pays nothing before it begins', { plan: { valid_from: '2026-11-21' } }, 0, 'plan_not_valid'],
  ]
  it.each(cases)('%s', (_, given, planPays, limit) => {
    const price = given.service?.price ?? service.price
    expect(coverageIn(given)).toEqual({ planPays, patientPays: price - planPays, needsApproval: false, limit })
  })

  it('asks for approval only where it pays', () => {
    expect(coverageIn({ rule: { needs_approval: true } }).needsApproval).toBe(true)
    expect(coverageIn({ rule: { needs_approval: true, percent: 0 } }).needsApproval).toBe(false)
  })
})
