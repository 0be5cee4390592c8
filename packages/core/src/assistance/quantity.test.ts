import { expect, it } from 'vitest'
import { readQuantity } from './quantity'

it.each([
  ['1', 1],
  [' 0,5 ', 0.5],
  ['2.25', 2.25],
  ['9999', 9999],
  ['0', 0],
  ['', null],
  ['a', null],
  ['-1', null],
  ['1.234', null],
  ['10000', null],
  ['1,5,0', null],
])('an amount typed as %j is %s', (text, want) => expect(readQuantity(text)).toBe(want))
