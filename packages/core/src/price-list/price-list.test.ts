import { expect, it } from 'vitest'
import { listedPrice, listsOf, pricesOf, promisedPrice, repriced } from './index'

const payor = { id: 1, name: 'Asuransi Sentosa' }
const member = { id: 2, name: 'Member' }
const priceOf = (
  price_list_id: number | null,
  price: number,
  valid_from = '2026-01-01',
  withdrawn_at: string | null = null,
) => ({
  id: price,
  price,
  price_list_id,
  valid_from,
  withdrawn_at,
})
const standard = { price_list: null, price: 350 }
const ofPayor = { price_list: payor, price: 280 }
const ofMember = { price_list: member, price: 300 }

it('is not priced by a list that stopped naming it', () => {
  const history = [priceOf(null, 350), priceOf(2, 300), { ...priceOf(2, 301, '2026-11-20'), price: null }]
  expect(pricesOf(history, { lists: [member], day: '2026-11-19' })).toEqual([standard, ofMember])
  expect(pricesOf(history, { lists: [member], day: '2026-11-20' })).toEqual([standard])
})

// Seen to fail: with the patient before the payor; without the standard price; with the latest price of any list.
it.each([
  { prices: [standard, ofPayor, ofMember], lists: [payor, member], want: ofPayor, why: 'the payor before the class' },
  {
    prices: [standard, ofMember],
    lists: [payor, member],
    want: ofMember,
    why: 'the class where the payor says nothing',
  },
  { prices: [standard], lists: [payor, member], want: standard, why: 'the standard where no list names it' },
  { prices: [standard, ofPayor, ofMember], lists: [member], want: ofMember, why: 'the class without a policy' },
  { prices: [standard, ofPayor, ofMember], lists: [], want: standard, why: 'the standard without a list' },
  { prices: [ofPayor], lists: [], want: undefined, why: 'nothing where only a list that does not hold names it' },
  {
    prices: [standard, { ...ofMember, price: 900 }],
    lists: [member],
    want: { ...ofMember, price: 900 },
    why: 'also dearer',
  },
  {
    prices: [standard, { ...ofMember, price: 0 }],
    lists: [member],
    want: { ...ofMember, price: 0 },
    why: 'also nothing',
  },
])('a service costs $why', ({ prices, lists, want }) => {
  expect(listedPrice(prices, lists)).toEqual(want)
  expect(listedPrice(prices.toReversed(), lists)).toEqual(want)
})

it('an invoice is priced by the list of the payor, then by that of the patient', () => {
  expect(listsOf({ price_list: payor }, { price_list: member })).toEqual([payor, member])
  expect(listsOf({ price_list: null }, { price_list: member })).toEqual([member])
  expect(listsOf(undefined, { price_list: null })).toEqual([])
})

const history = [
  priceOf(null, 340, '2026-01-01'),
  priceOf(null, 350, '2026-07-01'),
  priceOf(payor.id, 280, '2026-11-20'),
  priceOf(member.id, 300, '2026-01-01'),
  priceOf(member.id, 310, '2026-06-01', '2026-05-01T03:00:00Z'),
]

it.each([
  { day: '2026-06-30', lists: [payor, member], want: [{ ...standard, price: 340 }, ofMember] },
  { day: '2026-11-19', lists: [payor, member], want: [standard, ofMember] },
  { day: '2026-11-20', lists: [payor, member], want: [standard, ofPayor, ofMember] },
  { day: '2026-11-20', lists: [], want: [standard] },
  { day: '2025-12-31', lists: [payor, member], want: [] },
])('on $day each list says what it says that day', ({ day, lists, want }) => {
  expect(pricesOf(history, { day, lists })).toEqual(want)
})

const line = { unit_price: 350, price_list: null, price_typed: false, prices: [standard, ofPayor] }

// Seen to fail: with what was typed priced anew; with the price of the same list taken anew.
it.each([
  {
    before: line,
    lists: [payor],
    want: { ...line, unit_price: 280, price_list: payor },
    why: 'takes that of the new payor',
  },
  { before: { ...line, unit_price: 280, price_list: payor }, lists: [], want: line, why: 'takes the standard again' },
  { before: { ...line, unit_price: 99, price_typed: true }, lists: [payor], why: 'stays as it was typed' },
  {
    before: { ...line, unit_price: 340 },
    lists: [],
    why: 'stays where the same list holds, though it says another price',
  },
  { before: { ...line, unit_price: 340 }, lists: [member], why: 'stays where the new list does not name the service' },
  { before: { ...line, unit_price: 75, prices: [] }, lists: [payor], why: 'stays where nothing says what it costs' },
])('a price of a draft with another policy $why', ({ before, lists, want = before }) => {
  expect(repriced(before, lists)).toEqual(want)
  expect(repriced(repriced(before, lists), lists)).toEqual(want)
})

// Seen to fail: with the plan before the list of the payor; without the plan where the class of the patient has a list.
it.each([
  {
    prices: [standard, ofPayor, ofMember],
    lists: [payor, member],
    price_list: payor,
    want: null,
    why: 'the payor has a price',
  },
  { prices: [standard, ofMember], lists: [payor, member], price_list: payor, want: 330, why: 'the payor has none' },
  { prices: [standard, ofMember], lists: [member], price_list: null, want: 330, why: 'nobody shares the invoice' },
  { prices: [], lists: [], price_list: null, want: 330, why: 'no list names the service any more' },
])('a plan promised $want where $why', ({ prices, lists, price_list, want }) => {
  const policy = price_list ? { price_list } : undefined
  expect(promisedPrice({ prices, plan: { price: 330 } }, { lists, policy })).toBe(want)
  expect(promisedPrice({ prices, plan: null }, { lists, policy })).toBeNull()
})
