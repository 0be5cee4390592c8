import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:50Z', 'en', '1 minute'],
  ['2026-11-20T11:20:00Z', 'en', '40 minutes'],
  ['2026-11-20T07:00:00Z', 'id', '5 jam'],
  ['2026-11-18T11:00:00Z', 'en', '2 days'],
])('who came at %s has waited, in %s: %s', (since, language, want) => {
  expect(waitingTime(since, { now, language })).toBe(want)
})
