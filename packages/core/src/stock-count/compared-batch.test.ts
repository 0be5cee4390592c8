import { expect, it } from 'vitest'
import { comparedBatch, comparedTotal } from './index'

const count = (quantity: number, { moved = 0, round = 1 } = {}) => ({ quantity, moved, round })

it.each([
  ['as many as booked', [count(10)], 0],
  ['one less', [count(9)], -1],
  ['two more', [count(12)], 2],
  ['nothing on the shelf', [count(0)], -10],
  ['three dispensed before it was counted', [count(7, { moved: -3 })], 0],
  ['one lost, and three dispensed before it was counted', [count(6, { moved: -3 })], -1],
  ['a receipt before it was counted', [count(15, { moved: 5 })], 0],
  ['two counters who agree', [count(9), count(9)], -1],
  ['two counters who agree, the second after a dispensing', [count(9), count(7, { moved: -2 })], -1],
  ['two counters who differ', [count(9), count(10)], null],
  ['a recount decides between them', [count(9), count(10), count(8, { round: 2 })], -2],
  ['nobody has counted', [], null],
])('%s', (_, counts, difference) => {
  expect(comparedBatch({ snapshot: 10, unit_cost: 450, counts })).toEqual({
    difference,
    value: difference === null ? null : difference * 450,
  })
})

it('adds up to the value of the known differences', () => {
  const comparisons = [
    { difference: 0, value: 0 },
    { difference: -2, value: -900 },
    { difference: 1, value: 200 },
    { difference: null, value: null },
    null,
  ]
  expect(comparedTotal(comparisons)).toEqual({ different: 3, undecided: 1, value: -700 })
})
