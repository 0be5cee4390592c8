import { expect, it } from 'vitest'
import { momentFormat, timeFormat } from './date-format'

const moment = new Date('2026-11-20T08:30:00Z')

it.each([
  { language: 'en', timeZone: 'Asia/Jakarta', want: 'Nov 20, 2026, 15:30' },
  { language: 'id', timeZone: 'Asia/Jakarta', want: '20 Nov 2026, 15:30' },
  { language: 'id', timeZone: 'Asia/Jayapura', want: '20 Nov 2026, 17:30' },
  { language: 'en', timeZone: 'Pacific/Kiritimati', want: 'Nov 20, 2026, 22:30' },
])('writes a moment in $language, by the clock of $timeZone and 24 hours', ({ language, timeZone, want }) => {
  expect(momentFormat(language, timeZone)(moment)).toBe(want)
})

it('writes the hours after midnight as 00', () => {
  expect(timeFormat('UTC').format(new Date('2026-11-20T00:05:00Z'))).toBe('00:05')
})
