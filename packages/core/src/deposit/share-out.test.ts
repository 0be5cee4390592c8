import { expect, it } from 'vitest'
import { shareOut } from './index'

const deposits = [
  { deposit_id: 1, amount: 300 },
  { deposit_id: 2, amount: 0 },
  { deposit_id: 3, amount: 500 },
]

it.each([
  ['a part of the first', 200, [{ deposit_id: 1, amount: 200 }]],
  [
    'the first and a part of the last, none of an empty one',
    301,
    [
      { deposit_id: 1, amount: 300 },
      { deposit_id: 3, amount: 1 },
    ],
  ],
  [
    'all of them',
    800,
    [
      { deposit_id: 1, amount: 300 },
      { deposit_id: 3, amount: 500 },
    ],
  ],
  ['more than there is', 801, null],
  ['nothing', 0, []],
])('takes %s', (_, amount, want) => {
  expect(shareOut(deposits, amount)).toEqual(want)
})
