import { expect, it } from 'vitest'
import { typedQuantity } from './index'

it.each([
  ['', null],
  ['  ', null],
  ['0', { quantity: 0 }],
  [' 12 ', { quantity: 12 }],
  ['007', { quantity: 7 }],
  ['10000000', { quantity: 10_000_000 }],
  ['10000001', { problem: 'tooMany' }],
  ['8991234567890', { problem: 'tooMany' }],
  ['-1', { problem: 'notWhole' }],
  ['2,5', { problem: 'notWhole' }],
  ['2.5', { problem: 'notWhole' }],
  ['1e3', { problem: 'notWhole' }],
  ['dua', { problem: 'notWhole' }],
])('reads %j as %j', (text, read) => {
  expect(typedQuantity(text)).toEqual(read)
})
