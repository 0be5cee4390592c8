import { expect, it } from 'vitest'
import { normaliseHeading } from './heading'

it.each([
  ['Tgl. Lahir', 'tgl lahir'],
  [' No.  HP* ', 'no hp'],
  ['L/P', 'l p'],
  ['Réligion', 'religion'],
  ['الاسم', 'الاسم'],
  ['**', ''],
])('%j is compared as %j', (text, want) => {
  expect(normaliseHeading(text)).toBe(want)
})
