import { expect, it } from 'vitest'
import { isPhone } from './patient'
import { visibleNumber, visibleText } from './visible-text'

it.each([
  ['\u202a+62\u00a0812-3456-7890\u202c', '+62 812-3456-7890'],
  ['\u20660812\u202f3456 7890\u00a0\u2069', '0812 3456 7890 '],
  ['\u200e3171065705900001\u200f', '3171065705900001'],
  ['Nur Aini', 'Nur Aini'],
  ['نور عيني', 'نور عيني'],
])('%j is read as %j', (text, want) => expect(visibleText(text)).toBe(want))

it.each([
  [' \u00a00812\u20133456\u20147890', '0812-3456-7890'],
  ['\u202a+62\u00a0812\u22123456', '+62 812-3456'],
  ['0812 ', '0812 '], // a space that is being typed
])('the number %j is read as %j', (text, want) => expect(visibleNumber(text)).toBe(want))

it('makes a phone number out of one that was copied from a list of contacts', () => {
  const copied = '\u202a+62\u00a0812-3456-7890\u202c'
  expect(isPhone(copied)).toBe(false)
  expect(isPhone(visibleText(copied))).toBe(true)
})
