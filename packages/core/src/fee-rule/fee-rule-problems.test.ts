import { expect, it } from 'vitest'
import { feeRuleProblems } from './index'

type Rule = Parameters<typeof feeRuleProblems>[0]

const rule = (overrides: Partial<Rule> = {}): Rule => ({
  doctor_id: 3,
  product_id: null,
  category: null,
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  deducts_materials: false,
  minimum: null,
  maximum: null,
  guarantee: null,
  ...overrides,
})

it.each<[name: string, overrides: Partial<Rule>, want: ReturnType<typeof feeRuleProblems>]>([
  ['of a dentist', {}, {}],
  ['of a dentist and a service', { product_id: 7 }, {}],
  ['of a dentist and a category', { category: 'conservation' }, {}],
  ['of a service', { doctor_id: null, product_id: 7 }, {}],
  ['of nobody and nothing', { doctor_id: null }, { doctor_id: 'noScope' }],
  ['of a category alone', { doctor_id: null, category: 'oral_surgery' }, { doctor_id: 'categoryWithoutDentist' }],
  ['of a service and a category', { product_id: 7, category: 'oral_surgery' }, { category: 'categoryBesideService' }],
  ['without its percent', { percent: null }, { percent: 'percentMissing' }],
  ['of a percent and an amount', { amount: 5 }, { amount: 'amountOfPercent' }],
  ['of a fixed amount', { kind: 'fixed', percent: null, amount: 50_000 }, {}],
  ['of a fixed amount without one', { kind: 'fixed', percent: null }, { amount: 'amountMissing' }],
  ['of a fixed amount with a percent', { kind: 'fixed', amount: 5 }, { percent: 'percentOfFixed' }],
  ['of a percent of net that deducts materials', { deducts_materials: true }, {}],
  [
    'of a percent of gross that deducts materials',
    { kind: 'percent_of_gross', deducts_materials: true },
    { deducts_materials: 'materialsOfOther' },
  ],
  [
    'of a fixed amount that deducts materials',
    { kind: 'fixed', percent: null, amount: 5, deducts_materials: true },
    { deducts_materials: 'materialsOfOther' },
  ],
  ['whose maximum is its minimum', { minimum: 5, maximum: 5 }, {}],
  ['of a dentist with a guarantee', { guarantee: 300_000 }, {}],
  ['of a service with a guarantee', { product_id: 7, guarantee: 1 }, { guarantee: 'guaranteeOfPart' }],
  ['of a category with a guarantee', { category: 'oral_surgery', guarantee: 1 }, { guarantee: 'guaranteeOfPart' }],
  [
    'of no dentist with a guarantee',
    { doctor_id: null, product_id: 7, guarantee: 1 },
    { guarantee: 'guaranteeOfPart' },
  ],
  ['whose maximum is below its minimum', { minimum: 5, maximum: 4 }, { maximum: 'feeMaximumTooLow' }],
])('a rule %s', (_, overrides, want) => expect(feeRuleProblems(rule(overrides))).toEqual(want))
