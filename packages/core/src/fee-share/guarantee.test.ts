import { describe, expect, it } from 'vitest'
import { guaranteeOf, topUpOf } from './index'

type Rule = Parameters<typeof guaranteeOf>[0][number]

const rule = (overrides: Partial<Rule> = {}): Rule => ({
  doctor_id: 3,
  product_id: null,
  category: null,
  valid_from: '2026-01-01',
  status: 'active',
  guarantee: 300_000,
  ...overrides,
})

describe('a shift is guaranteed', () => {
  it.each<[name: string, rules: Rule[], want: number]>([
    ['nothing without a rule', [], 0],
    ['nothing by a rule without a guarantee', [rule({ guarantee: null })], 0],
    ['what the rule of its dentist says', [rule()], 300_000],
    ['nothing by a rule of another dentist', [rule({ doctor_id: 4 })], 0],
    ['nothing by a rule of a service or category', [rule({ product_id: 7 }), rule({ category: 'conservation' })], 0],
    ['what the rule that began last says', [rule(), rule({ valid_from: '2026-11-20', guarantee: 500_000 })], 500_000],
    ['nothing once a later rule has none', [rule(), rule({ valid_from: '2026-11-01', guarantee: null })], 0],
    ['nothing more by a rule that begins later', [rule(), rule({ valid_from: '2026-11-21', guarantee: 9 })], 300_000],
    ['nothing by an inactive rule', [rule({ status: 'inactive' })], 0],
  ])('%s', (_, rules, want) => {
    const shift = { doctor_id: 3, date: '2026-11-20' }
    expect(guaranteeOf(rules, shift)).toBe(want)
    expect(guaranteeOf(rules.toReversed(), shift)).toBe(want)
  })
})

it.each<[name: string, guaranteed: number, parts: number[], want: number]>([
  ['all of it where nothing was earned', 500_000, [], 500_000],
  ['the difference', 500_000, [120_000, 80_000], 300_000],
  ['nothing where as much was earned', 500_000, [500_000], 0],
  ['nothing where more was earned', 500_000, [400_000, 200_000], 0],
  ['no more for what is taken back of earlier months', 500_000, [200_000, -150_000], 300_000],
  ['nothing without a guarantee', 0, [-150_000], 0],
])('a guarantee lacks %s', (_, guaranteed, parts, want) => expect(topUpOf(guaranteed, parts)).toBe(want))
