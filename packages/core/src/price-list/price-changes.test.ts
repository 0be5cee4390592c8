import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { priceChanges } from './index'

const day = '2026-11-20'
const service = (
  product_id: number,
  current: Schema<'PriceListPrice'>['current'] = null,
): Schema<'PriceListPrice'> => ({
  product_id,
  code: `L-${product_id}`,
  name: `Layanan ${product_id}`,
  status: 'active',
  standard_price: 350_000,
  current,
  next: null,
})
const listed = { id: 7, price: 300_000, valid_from: '2026-01-02' }
const ofThatDay = { id: 8, price: 310_000, valid_from: day }
const stopped = { id: 9, price: null, valid_from: '2026-10-01' }

// Seen to fail: with `replaces` of any day; with what was typed as it is; with null as not typed.
it.each([
  { current: null, typed: 300_000, want: { price: 300_000, replaces: null }, why: 'one that was not named' },
  { current: listed, typed: 310_000, want: { price: 310_000, replaces: null }, why: 'one from an earlier day' },
  { current: ofThatDay, typed: 300_000, want: { price: 300_000, replaces: 8 }, why: 'one from that day, named' },
  { current: listed, typed: null, want: { price: null, replaces: null }, why: 'one that the list stops naming' },
  { current: stopped, typed: 0, want: { price: 0, replaces: null }, why: 'one that is free from then' },
  { current: listed, typed: 300_000, want: undefined, why: 'not what is so already' },
  { current: listed, typed: undefined, want: undefined, why: 'not what was not typed' },
  { current: null, typed: null, want: undefined, why: 'not what the list never named' },
  { current: stopped, typed: null, want: undefined, why: 'not what the list names no longer' },
])('changes $why', ({ current, typed, want }) => {
  const changes = priceChanges([service(1), service(2, current)], {
    day,
    typed: typed === undefined ? {} : { 2: typed },
  })
  expect(changes).toEqual(want ? [{ product_id: 2, ...want }] : [])
})
