import { expect, it } from 'vitest'
import { dispensingProblems, proposedQuantities, type StoredBatch } from './index'

const lines = [
  { line: 1, medicine_id: 7, prescribed: 15, handed_out: 5 },
  { line: 2, medicine_id: 8, prescribed: 10, handed_out: 0 },
  { line: 4, medicine_id: 7, prescribed: 6, handed_out: 0 },
]
const batch = (id: number, medicine_id: number, on_hand: number): StoredBatch => ({
  id,
  medicine_id,
  on_hand,
  expires_on: '2027-06-30',
  state: 'good',
})
const batches = [batch(1, 7, 8), batch(2, 7, 4), batch(3, 8, 4), { ...batch(4, 8, 50), state: 'recalled' as const }]

it.each<[string, [line: number, quantity: number][], object[]]>([
  ['the rest of a line', [[1, 10]], []],
  ['a part of a line', [[2, 4]], []],
  ['more than is left of a line', [[1, 11]], [[0, { code: 'moreThanPrescribed', most: 10 }]]],
  ['more than may be taken from the stock', [[2, 5]], [[0, { code: 'notEnoughInStock', most: 4 }]]],
  [
    'two lines of one medicine that has enough for one',
    [
      [1, 10],
      [4, 6],
    ],
    [[1, { code: 'notEnoughInStock', most: 2 }]],
  ],
  ['a line there is not', [[3, 1]], [[0, { code: 'lineUnknown', most: 0 }]]],
  [
    'one line twice',
    [
      [1, 1],
      [1, 1],
    ],
    [
      [0, { code: 'lineTwice', most: 0 }],
      [1, { code: 'lineTwice', most: 0 }],
    ],
  ],
])('%s', (_, given, want) => {
  const inputs = given.map(([line, quantity]) => ({ line, quantity }))
  expect([...dispensingProblems(inputs, lines, batches)]).toEqual(want)
})

it('proposes the rest of each line as far as the stock reaches', () => {
  expect(proposedQuantities(lines, batches)).toEqual([10, 4, 2])
  expect(dispensingProblems(proposed(), lines, batches).size).toBe(0)
})

const proposed = () =>
  proposedQuantities(lines, batches).flatMap((quantity, row) => [{ line: lines[row]?.line ?? 0, quantity }])
