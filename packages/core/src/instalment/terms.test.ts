import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyTerms, standingOf, termsProblem } from './terms'

describe('equal terms', () => {
  it('are a month apart and make up the amount to the rupiah', () => {
    expect(monthlyTerms(1_000_000, 3, '2026-12-05')).toEqual([
      { due_on: '2026-12-05', amount: 333_334 },
      { due_on: '2027-01-05', amount: 333_333 },
      { due_on: '2027-02-05', amount: 333_333 },
    ])
  })

  it('fall on the last day of a month that is too short', () => {
    expect(monthlyTerms(400, 4, '2027-12-31').map(({ due_on }) => due_on)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })

  it('can be agreed on, whatever the amount and the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 1_000_000_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 3_000 }),
        (amount, count, days) => {
          const first = new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
          return termsProblem(monthlyTerms(amount, count, first), { owed: amount, today: first }) === null
        },
      ),
    )
  })
})

describe('terms are refused', () => {
  const terms = monthlyTerms(300_000, 3, '2026-12-01')
  it.each([
    ['that make up less than is owed', terms, { owed: 300_001, today: '2026-11-25' }, 'termsNotOwed'],
    ['that make up more', terms, { owed: 299_999, today: '2026-11-25' }, 'termsNotOwed'],
    ['that begin before today', terms, { owed: 300_000, today: '2026-12-02' }, 'termBeforeToday'],
    ['two of one day', [...terms, ...terms], { owed: 600_000, today: '2026-11-25' }, 'termsNotInOrder'],
    ['that run backwards', terms.toReversed(), { owed: 300_000, today: '2026-11-25' }, 'termsNotInOrder'],
  ] as const)('%s', (_, given, context, problem) => expect(termsProblem(given, context)).toBe(problem))
})

describe('how a plan stands', () => {
  const plan = { terms: monthlyTerms(300_000, 3, '2026-12-01'), state: 'active' as const, amount: 300_000 }

  it('pays earlier terms first', () => {
    expect(standingOf({ ...plan, owed: 150_000 }, '2026-12-15')).toEqual({
      terms: [
        { due_on: '2026-12-01', amount: 100_000, paid: 100_000 },
        { due_on: '2027-01-01', amount: 100_000, paid: 50_000 },
        { due_on: '2027-02-01', amount: 100_000, paid: 0 },
      ],
      due_on: '2027-01-01',
      late: 0,
    })
  })

  it.each([
    ['on its day a term is not late', 300_000, '2026-12-01', 0],
    ['on the next it is', 300_000, '2026-12-02', 100_000],
    ['two terms are, less what is paid of them', 250_000, '2027-01-02', 150_000],
    ['after the last day all that is owed is', 250_000, '2027-02-02', 250_000],
  ])('%s', (_, owed, today, late) => expect(standingOf({ ...plan, owed }, today).late).toBe(late))

  it('has nothing due when it is paid, and nothing late when it has ended', () => {
    expect(standingOf({ ...plan, state: 'settled', owed: 0 }, '2027-05-01')).toMatchObject({ due_on: null, late: 0 })
    expect(standingOf({ ...plan, state: 'defaulted', owed: 300_000 }, '2027-05-01')).toMatchObject({ late: 0 })
    expect(standingOf({ ...plan, owed: 0 }, '2026-12-01').due_on).toBeNull()
  })

  it('counts nothing as paid where more is owed than it divides', () => {
    expect(standingOf({ ...plan, owed: 350_000 }, '2026-12-02').terms.map(({ paid }) => paid)).toEqual([0, 0, 0])
  })
})
