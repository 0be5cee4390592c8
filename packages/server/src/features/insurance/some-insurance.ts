import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'

/** The plan that a test makes of a payor, all filled in; the code is new each time. */
export const someInsurance = (
  payor_id: number,
  overrides: Partial<Schema<'InsuranceInput'>> = {},
): Schema<'InsuranceInput'> => ({
  payor_id,
  name: 'Sentosa Gigi Emas',
  code: `SGE-${randomInt(1_000_000_000)}`,
  class: 'A',
  card_format: '',
  coverage_rules: [coverageRule()],
  excluded_codes: ['24.7'],
  valid_from: '2026-01-01',
  valid_until: null,
  status: 'active',
  ...overrides,
})

export const coverageRule = (overrides: Partial<Schema<'CoverageRule'>> = {}): Schema<'CoverageRule'> => ({
  category: 'conservation',
  percent: 80,
  cap_per_visit: 500_000,
  cap_per_year: null,
  waiting_days: 0,
  needs_approval: false,
  ...overrides,
})
