import { expect, it } from 'vitest'
import { creditProblems, refundOf } from './index'

const billed = [
  { id: 1, paket_id: null, creditable: 300_000, amounts: { payor: 0 } },
  { id: 2, paket_id: null, creditable: 100_000, amounts: { payor: 400_000 } },
  { id: 3, paket_id: 8, creditable: 0, amounts: { payor: 0 } },
]

it.each([
  { given: 'all that is left', lines: [[1, 300_000]], want: [] },
  { given: 'a rupiah more', lines: [[1, 300_001]], want: [{ index: 0, code: 'aboveLine' }] },
  { given: 'a part that the payor owes', lines: [[2, 100_001]], want: [{ index: 0, code: 'partOfPayor' }] },
  { given: 'more than both owe', lines: [[2, 500_001]], want: [{ index: 0, code: 'aboveLine' }] },
  { given: 'a package', lines: [[3, 1]], want: [{ index: 0, code: 'lineOfPackage' }] },
  { given: 'a line of another invoice', lines: [[9, 1]], want: [{ index: 0, code: 'lineNotHere' }] },
  {
    given: 'one twice',
    lines: [
      [1, 1],
      [1, 1],
    ],
    want: [{ index: 1, code: 'lineTwice' }],
  },
])('crediting $given is answered $want', ({ lines, want }) => {
  expect(
    creditProblems(
      lines.map(([invoice_line_id = 0, amount = 0]) => ({ invoice_line_id, amount })),
      billed,
    ),
  ).toEqual(want)
})

it.each([
  { credit: 100_000, owed: 300_000, want: 0 },
  { credit: 300_000, owed: 300_000, want: 0 },
  { credit: 300_000, owed: 100_000, want: 200_000 },
  { credit: 300_000, owed: 0, want: 300_000 },
])('of a credit of $credit where $owed is owed, $want is given back', ({ credit, owed, want }) => {
  expect(refundOf(credit, owed)).toBe(want)
})
