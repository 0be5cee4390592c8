import { expect, it } from 'vitest'
import { normalised } from './heading'

it.each([
  ['Tgl. Lahir', 'tgl lahir'],
  [' No.  HP* ', 'no hp'],
  ['L/P', 'l p'],
  ['Réligion', 'religion'],
  ['الاسم', 'الاسم'],
  ['**', ''],
])('%j is compared as %j', (text, want) => {
  expect(normalised(text)).toBe(want)
})
