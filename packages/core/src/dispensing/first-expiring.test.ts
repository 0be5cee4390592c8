import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Allocation, allocateFirstExpiring, type StoredBatch, usableBatches, type Wanted } from './index'

const batch = (values: Partial<StoredBatch>): StoredBatch => ({
  id: 1,
  medicine_id: 1,
  expires_on: '2027-06-30',
  on_hand: 10,
  state: 'good',
  ...values,
})

describe('what is handed out', () => {
  it('comes from the batch that expires first, then from the next one', () => {
    const batches = [
      batch({ id: 1, expires_on: null }),
      batch({ id: 2, expires_on: '2028-01-31' }),
      batch({ id: 3, expires_on: '2026-12-31', on_hand: 4, state: 'expiring' }),
    ]
    expect(allocateFirstExpiring(batches, [{ medicine_id: 1, quantity: 15 }])).toEqual([
      {
        taken: [
          { batch_id: 3, quantity: 4 },
          { batch_id: 2, quantity: 10 },
          { batch_id: 1, quantity: 1 },
        ],
        missing: 0,
      },
    ])
  })

  it('never comes from an expired or a recalled batch', () => {
    const batches = [batch({ id: 1, state: 'expired' }), batch({ id: 2, state: 'recalled' }), batch({ id: 3 })]
    expect(allocateFirstExpiring(batches, [{ medicine_id: 1, quantity: 12 }])).toEqual([
      { taken: [{ batch_id: 3, quantity: 10 }], missing: 2 },
    ])
  })

  it('is not there a second time for another line of the same medicine', () => {
    const wanted = [
      { medicine_id: 1, quantity: 7 },
      { medicine_id: 2, quantity: 1 },
      { medicine_id: 1, quantity: 7 },
    ]
    expect(allocateFirstExpiring([batch({})], wanted).map(({ missing }) => missing)).toEqual([0, 1, 4])
  })
})

const anyBatch: fc.Arbitrary<StoredBatch> = fc.record({
  id: fc.integer({ min: 1, max: 1_000 }),
  medicine_id: fc.integer({ min: 1, max: 3 }),
  expires_on: fc.constantFrom(null, '2026-11-24', '2026-12-01', '2027-01-31', '2028-06-30'),
  on_hand: fc.integer({ min: 0, max: 12 }),
  state: fc.constantFrom('good', 'expiring', 'expired', 'recalled'),
})
const anyShelf = fc.uniqueArray(anyBatch, { selector: ({ id }) => id, maxLength: 12 })
const anyWanted: fc.Arbitrary<Wanted> = fc.record({
  medicine_id: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 0, max: 30 }),
})
const anyLines = fc.array(anyWanted, { maxLength: 5 })

/** Takes one unit after another, each time from the batch that a person would reach for. */
function takenByHand(batches: readonly StoredBatch[], wanted: readonly Wanted[]): Allocation[] {
  const left = new Map(batches.map(({ id, on_hand }) => [id, on_hand]))
  return wanted.map(({ medicine_id, quantity }) => {
    const taken = new Map<number, number>()
    let missing = 0
    for (let unit = 0; unit < quantity; unit += 1) {
      let best: StoredBatch | undefined
      for (const each of batches) {
        if (each.medicine_id !== medicine_id || (left.get(each.id) ?? 0) === 0) continue
        if (each.state === 'expired' || each.state === 'recalled') continue
        const [day, bestDay] = [each.expires_on ?? '9999-12-31', best?.expires_on ?? '9999-12-31']
        if (!best || day < bestDay || (day === bestDay && each.id < best.id)) best = each
      }
      if (!best) missing += 1
      else {
        left.set(best.id, (left.get(best.id) ?? 0) - 1)
        taken.set(best.id, (taken.get(best.id) ?? 0) + 1)
      }
    }
    return { taken: [...taken].map(([batch_id, units]) => ({ batch_id, quantity: units })), missing }
  })
}

describe('of any stock and any lines', () => {
  it('what is taken is what a person takes who reaches for one unit after another', () => {
    fc.assert(
      fc.property(anyShelf, anyLines, (batches, wanted) => {
        expect(allocateFirstExpiring(batches, wanted)).toEqual(takenByHand(batches, wanted))
      }),
      { numRuns: 2_000 },
    )
  })

  it('no batch gives more than it has, and what is taken and missing is what was wanted', () => {
    fc.assert(
      fc.property(anyShelf, anyLines, (batches, wanted) => {
        const found = allocateFirstExpiring(batches, wanted)
        for (const { id, on_hand } of batches) {
          const given = found.flatMap(({ taken }) => taken).filter(({ batch_id }) => batch_id === id)
          expect(given.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(on_hand)
        }
        expect(found.map(({ taken, missing }) => taken.reduce((sum, { quantity }) => sum + quantity, missing))).toEqual(
          wanted.map(({ quantity }) => quantity),
        )
      }),
    )
  })

  it('the order of the batches does not matter, and they stay as they were', () => {
    fc.assert(
      fc.property(anyShelf, anyLines, (batches, wanted) => {
        const before = batches.map((batch) => ({ ...batch }))
        expect(allocateFirstExpiring(batches.toReversed(), wanted)).toEqual(allocateFirstExpiring(batches, wanted))
        expect(usableBatches(batches.toReversed())).toEqual(usableBatches(batches))
        expect(batches).toEqual(before)
      }),
    )
  })
})
