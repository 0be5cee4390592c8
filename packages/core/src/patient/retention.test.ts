import { expect, it } from 'vitest'
import { recordKeptUntil } from './retention'

it.each([
  ['2026-11-20', '2051-11-20'],
  ['2024-02-29', '2049-03-01'],
  ['2099-12-31', '2124-12-31'],
])('a record whose last visit was on %s is kept until %s', (lastVisit, until) => {
  expect(recordKeptUntil(lastVisit)).toBe(until)
})
