import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Ayu', 'Lestari', 'A. L.'],
  ['Suharti', '', 'S.'],
  ['i wayan eka', 'putra wijaya', 'I. W. E.'],
  ["Nur'aini", '(alm.) Hadi', 'N. A. H.'],
  ['محمد', 'علي', 'م. ع.'],
  ['𝒜yu', '', '𝒜.'],
  ['–', '', ''],
])('%s %s is written %s', (first_name, last_name, want) => {
  expect(initialsOf({ first_name, last_name })).toBe(want)
})
