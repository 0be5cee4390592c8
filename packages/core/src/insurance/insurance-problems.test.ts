import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { insuranceProblems } from './index'

const ruleOf = (category: Schema<'ProductCategory'>): Schema<'CoverageRule'> => ({
  category,
  percent: 80,
  cap_per_visit: null,
  cap_per_year: null,
  waiting_days: 0,
  needs_approval: false,
})
const plan = { coverage_rules: [], excluded_codes: [], valid_from: null, valid_until: null }

describe('a plan', () => {
  it('has one rule for a category: every further one is a problem in its own row', () => {
    const categories = ['consultation', 'consultation', 'preventive', 'consultation'] as const
    expect(insuranceProblems({ ...plan, coverage_rules: categories.map(ruleOf) })).toEqual({
      'coverage_rules.1.category': 'categoryTwice',
      'coverage_rules.3.category': 'categoryTwice',
    })
  })

  it('excludes codes that have the form of ICD-9-CM', () => {
    const excluded_codes = ['23', '23.0', '23.09', '2', '23.', '23.091', 'K02.1', '']
    expect(insuranceProblems({ ...plan, excluded_codes })).toEqual(
      Object.fromEntries([3, 4, 5, 6, 7].map((row) => [`excluded_codes.${row}`, 'notIcd9cm'])),
    )
  })

  it('ends after it begins, or is open at an end', () => {
    const wrong = { valid_until: 'notAfterFrom' }
    expect(insuranceProblems({ ...plan, valid_from: '2026-01-01', valid_until: '2026-01-01' })).toEqual(wrong)
    expect(insuranceProblems({ ...plan, valid_from: '2026-01-01', valid_until: '2026-01-02' })).toEqual({})
    expect(insuranceProblems({ ...plan, valid_until: '2026-01-01' })).toEqual({})
    expect(insuranceProblems({ ...plan, valid_from: '2026-01-01' })).toEqual({})
  })
})
