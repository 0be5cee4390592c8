import { expect, it } from 'vitest'
import { arrivalProblems } from './index'

const sent = [{ quantity: 10 }, { quantity: 4 }]
const given: [name: string, ...Parameters<typeof arrivalProblems>, want: object][] = [
  ['everything', { arrived: [10, 4], reason: null }, sent, {}],
  ['less, with the reason', { arrived: [8, 0], reason: 'lost' }, sent, {}],
  ['less, without a reason', { arrived: [8, 4], reason: null }, sent, { reason: 'required' }],
  ['less, for a reason that is none', { arrived: [8, 4], reason: 'correction' }, sent, { reason: 'reasonUnknown' }],
  ['everything, with a reason', { arrived: [10, 4], reason: 'lost' }, sent, { reason: 'notHere' }],
  ['more than was sent', { arrived: [10, 5], reason: null }, sent, { 'arrived.1': 'moreThanSent' }],
  ['of one line only', { arrived: [10], reason: null }, sent, { arrived: 'linesNotCounted' }],
]

it.each(given)('%s arrived', (_, arrival, lines, want) => {
  expect(arrivalProblems(arrival, lines)).toEqual(want)
})
