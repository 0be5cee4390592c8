import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPhaseOrder, isAllDone, isExpired, planTotals, treatmentPhases, treatmentPlanItemStates } from './index'

const states = Object.keys(treatmentPlanItemStates) as (keyof typeof treatmentPlanItemStates)[]
const phases = Object.keys(treatmentPhases) as (keyof typeof treatmentPhases)[]

describe('the items of a treatment plan', () => {
  it('come to the sum of those with a price, and of them to what the patient accepted', () => {
    expect(planTotals([])).toEqual({ total: 0, accepted_total: 0 })
    expect(
      planTotals([
        { amount: 350_000, state: 'accepted' },
        { amount: 1_500_000, state: 'done' },
        { amount: 200_000, state: 'declined' },
        { amount: null, state: 'accepted' },
        { amount: 75_000, state: 'open' },
      ]),
    ).toEqual({ total: 2_125_000, accepted_total: 1_850_000 })
  })

  const item = fc.record({
    amount: fc.option(fc.integer({ min: 0, max: 495_000_000_000 })),
    state: fc.constantFrom(...states),
    phase: fc.constantFrom(...phases),
  })

  it('come to the same in any order and divided in any way, and are never accepted for more than they come to', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), fc.nat(60), (items, at) => {
        const whole = planTotals(items)
        expect(planTotals(items.toReversed())).toEqual(whole)
        const [first, second] = [planTotals(items.slice(0, at)), planTotals(items.slice(at))]
        expect(first.total + second.total).toBe(whole.total)
        expect(first.accepted_total + second.accepted_total).toBe(whole.accepted_total)
        expect(whole.accepted_total).toBeLessThanOrEqual(whole.total)
      }),
    )
  })

  it('are in the order of their phases, and within a phase as they were written', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (items) => {
        const numbered = items.map((each, place) => ({ ...each, place }))
        const sorted = inPhaseOrder(numbered)
        expect(sorted).toHaveLength(items.length)
        const keys = sorted.map(({ phase, place }) => phases.indexOf(phase) * 100 + place)
        expect(keys).toEqual(keys.toSorted((a, b) => a - b))
      }),
    )
  })

  it('are all done once none is accepted and still to do', () => {
    const allDone = (...of: (typeof states)[number][]) => isAllDone(of.map((state) => ({ state })))
    expect(allDone('done', 'declined')).toBe(true)
    expect(allDone('done', 'accepted')).toBe(false)
    expect(allDone('accepted')).toBe(false)
    expect(allDone()).toBe(false)
  })
})

it('a proposal is expired on the day after its last one, and nothing else is', () => {
  const on = (today: string) =>
    (['draft', 'proposed', 'accepted', 'declined', 'completed', 'closed', 'replaced'] as const).filter((state) =>
      isExpired({ state, valid_until: '2026-12-20' }, today),
    )
  expect(on('2026-12-20')).toEqual([])
  expect(on('2026-12-21')).toEqual(['proposed'])
  expect(isExpired({ state: 'proposed', valid_until: null }, '2026-12-21')).toBe(false)
})
