import { expect, it } from 'vitest'
import { feeRuleFor } from './index'

type Rule = Parameters<typeof feeRuleFor>[0][number]

const rule = (overrides: Partial<Rule>): Rule => ({
  doctor_id: 3,
  product_id: null,
  category: null,
  valid_from: '2026-01-01',
  status: 'active',
  ...overrides,
})
const ofDentist = rule({})
const ofService = rule({ doctor_id: null, product_id: 7 })
const ofCategory = rule({ category: 'conservation' })
const ofBoth = rule({ product_id: 7 })
const treated = { doctor_id: 3, product_id: 7, category: 'conservation', day: '2026-11-20' } as const

it.each<[name: string, rules: Rule[], want: Rule | undefined]>([
  ['none', [], undefined],
  ['that of the dentist', [ofDentist], ofDentist],
  ['the service before the dentist', [ofDentist, ofService], ofService],
  ['dentist and category before the service', [ofDentist, ofService, ofCategory], ofCategory],
  ['dentist and service before all', [ofDentist, ofService, ofCategory, ofBoth], ofBoth],
  ['none of another dentist', [rule({ doctor_id: 4 }), rule({ doctor_id: 4, product_id: 7 })], undefined],
  ['none of another service or category', [rule({ product_id: 8 }), rule({ category: 'oral_surgery' })], undefined],
  ['none that begins later', [rule({ valid_from: '2026-11-21' })], undefined],
  ['one that begins on the day', [ofDentist, rule({ valid_from: '2026-11-20' })], rule({ valid_from: '2026-11-20' })],
  ['a closer one although it is older', [rule({ valid_from: '2026-11-01' }), ofCategory], ofCategory],
  ['none that is inactive', [ofDentist, rule({ product_id: 7, status: 'inactive' })], ofDentist],
])('the rule of a treatment is %s, whatever their order', (_, rules, want) => {
  expect(feeRuleFor(rules, treated)).toEqual(want)
  expect(feeRuleFor(rules.toReversed(), treated)).toEqual(want)
})
