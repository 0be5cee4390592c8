import { expect, it } from 'vitest'
import { phoneInSentence, phoneText } from './phone-text'

it('is written as people read it out', () => {
  expect(phoneText('081234567890')).toBe('+62 812-3456-7890')
})

it('is isolated among other words, so that Arabic beside it does not turn its groups around', () => {
  expect(phoneInSentence('081234567890')).toBe('\u2066+62 812-3456-7890\u2069')
})
