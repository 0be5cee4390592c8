import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksWhetherLeft, inQueueOrder, nextQueueNumber, positionAfterRequeue, type Queued, waitLevel } from './queue'

const waits = (id: number, position = id, origin: Queued['origin'] = 'walk_in'): Queued => ({ id, position, origin })
const ids = (waiting: Queued[]) => inQueueOrder(waiting).map(({ id }) => id)

it.each([
  ['A', [], 'A-001'],
  ['A', ['A-001', 'A-006'], 'A-007'],
  ['A', ['A-007', 'B-012', 'A-002'], 'A-008'],
  ['B', ['A-007'], 'B-001'],
  ['A', ['AB-009'], 'A-001'],
  ['A', ['A-999'], 'A-1000'],
])('the next number of %s after %j is %s', (letter, taken, want) => expect(nextQueueNumber(letter, taken)).toBe(want))

describe('the queue', () => {
  it('lets emergencies go first, and the others by their turn', () => {
    const waiting = [waits(3), waits(2, 2, 'appointment'), waits(5, 5, 'emergency'), waits(1), waits(4, 4, 'emergency')]
    expect(ids(waiting)).toEqual([4, 5, 1, 2, 3])
    expect(waiting.map(({ id }) => id)).toEqual([3, 2, 5, 1, 4])
  })

  it('keeps the order of arrival where positions are equal', () =>
    expect(ids([waits(2, 1), waits(1, 1)])).toEqual([1, 2]))

  it.each([
    ['three go first', waits(1), [waits(2), waits(3), waits(4), waits(5)], [2, 3, 4, 1, 5]],
    ['all three go first', waits(1), [waits(2), waits(3), waits(4)], [2, 3, 4, 1]],
    ['both go first', waits(1), [waits(2), waits(3)], [2, 3, 1]],
    ['nobody is behind', waits(3), [waits(1), waits(2)], [1, 2, 3]],
    ['nobody else waits', waits(1), [], [1]],
    ['who was before stays before', waits(2), [waits(1), waits(3), waits(4), waits(5), waits(6)], [1, 3, 4, 5, 2, 6]],
    ['an emergency stays before the others', waits(1, 1, 'emergency'), [waits(2), waits(3)], [1, 2, 3]],
    ['who is no emergency does not count them', waits(1), [waits(9, 9, 'emergency'), waits(2), waits(3)], [9, 2, 3, 1]],
    [
      'who is listed still does not count',
      waits(1),
      [waits(1), waits(2), waits(3), waits(4), waits(5)],
      [2, 3, 4, 1, 5],
    ],
  ])('moves back a patient who did not come: %s', (_, visit, waiting, want) => {
    const position = positionAfterRequeue(visit, waiting)
    expect(ids([...waiting.filter(({ id }) => id !== visit.id), { ...visit, position }])).toEqual(want)
  })

  it('moves no one forward, and no one behind more than three', () => {
    const many = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(many, ([first = 1, ...others]) => {
        const waiting = others.map((id) => waits(id))
        const before = ids([...waiting, waits(first)]).indexOf(first)
        const after = ids([...waiting, waits(first, positionAfterRequeue(waits(first), waiting))]).indexOf(first)
        expect(after - before).toBe(Math.min(3, others.length - before))
      }),
    )
  })
})

it('asks at the third call in vain whether the patient has left', () => {
  expect([1, 2, 3, 4].map(asksWhetherLeft)).toEqual([false, false, true, true])
})

it.each([
  [0, 'short'],
  [9.9, 'short'],
  [10, 'long'],
  [19.9, 'long'],
  [20, 'too_long'],
] as const)('%d minutes are %s', (minutes, want) => expect(waitLevel(minutes)).toBe(want))
