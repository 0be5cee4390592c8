import { expect, it } from 'vitest'
import { canWithdraw, priceFrom, priceOn, priceProblems, priceStateOf } from './product-price'

const priceOf = (id: number, valid_from: string, withdrawn_at: string | null = null) => ({
  id,
  valid_from,
  withdrawn_at,
  price: id * 1_000,
})
const first = priceOf(1, '2026-01-01')
const second = priceOf(2, '2026-07-01')
const corrected = priceOf(3, '2026-07-01')
const takenBack = priceOf(4, '2026-10-01', '2026-09-20T03:00:00Z')
const nextYear = priceOf(5, '2027-01-01')
// in no order: whoever asks need not sort
const prices = [nextYear, corrected, first, takenBack, second]

it.each([
  { day: '2025-12-31', want: undefined, why: 'before the first' },
  { day: '2026-01-01', want: 1, why: 'on its first day' },
  { day: '2026-06-30', want: 1, why: 'until the day before the next' },
  { day: '2026-07-01', want: 3, why: 'of two from one day, the one entered later' },
  { day: '2026-10-01', want: 3, why: 'not the one taken back' },
  { day: '2026-12-31', want: 3, why: 'not the one to come' },
  { day: '2027-01-01', want: 5, why: 'the new one' },
])('costs on $day what holds then: $why', ({ day, want }) => {
  expect(priceOn(prices, day)?.id).toBe(want)
  expect(priceOn(prices.toReversed(), day)?.id).toBe(want)
})

it.each([
  { day: '2026-06-30', want: undefined },
  { day: '2026-07-01', want: 3 },
  { day: '2026-10-01', want: undefined },
  { day: '2027-01-01', want: 5 },
])('knows the price entered from $day on, which another from that day takes the place of', ({ day, want }) => {
  expect(priceFrom(prices, day)?.id).toBe(want)
})

it('has no price while none was given', () => {
  expect(priceOn([], '2026-11-20')).toBeUndefined()
})

it.each([
  [first, 'past'],
  [second, 'past'],
  [corrected, 'current'],
  [takenBack, 'withdrawn'],
  [nextYear, 'coming'],
] as const)('tells what each price is today', (price, want) => {
  expect(priceStateOf(price, { prices, today: '2026-11-20' })).toBe(want)
})

it('is decided by the day a price holds from, not by when it was entered', () => {
  const enteredLater = priceOf(9, '2026-03-01')
  expect(priceOn([enteredLater, second], '2026-08-01')).toBe(second)
  expect(priceOn([second, enteredLater], '2026-08-01')).toBe(second)
})

it('is past in a list that does not hold it', () => {
  expect(priceStateOf(first, { prices: [], today: '2026-11-20' })).toBe('past')
})

it('is current from its first day on', () => {
  expect(priceStateOf(nextYear, { prices, today: '2027-01-01' })).toBe('current')
})

it.each([
  { valid_from: '2026-11-19', want: { valid_from: 'priceInPast' } },
  { valid_from: '2026-11-20', want: {} },
  { valid_from: '2027-01-01', want: {} },
  { valid_from: '2099-12-31', want: {} },
  { valid_from: '2100-01-01', want: { valid_from: 'priceTooFar' } },
])('takes a price from today on: $valid_from', ({ valid_from, want }) => {
  expect(priceProblems({ valid_from }, '2026-11-20')).toEqual(want)
})

it.each([
  { price: first, want: false },
  { price: takenBack, want: false },
  { price: nextYear, want: true },
  { price: priceOf(6, '2027-01-01', '2026-11-19T03:00:00Z'), want: false },
])('lets only future prices be withdrawn: $price.valid_from', ({ price, want }) => {
  expect(canWithdraw(price, '2026-11-20')).toBe(want)
  expect(canWithdraw(price, '2027-01-01')).toBe(false)
})
