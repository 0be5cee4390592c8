import { expect, it } from 'vitest'
import { phoneInSentence, phoneText } from './phone-text'

it.each([
  ['081234567890', '+62 812-3456-7890'],
  ['+622150001071', '+62 21-5000-1071'],
  ['0227234567', '+62 22-723-4567'],
  ['0274512345', '+62 274-512-345'],
  ['+6590123456', '+6590123456'],
])('is written as people read it out: %s', (phone, written) => {
  expect(phoneText(phone)).toBe(written)
})

it('is isolated among other words, so that Arabic beside it does not turn its groups around', () => {
  expect(phoneInSentence('081234567890')).toBe('\u2066+62 812-3456-7890\u2069')
})
