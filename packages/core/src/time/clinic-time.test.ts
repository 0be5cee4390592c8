import { expect, it } from 'vitest'
import { clinicTime, momentOf } from './clinic-time'

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

it.each(zones)('%s shows date and time of the zone', (timeZone) => {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  for (let moment = Date.parse('2026-01-01'); moment < Date.parse('2028-01-01'); moment += 5_000_000) {
    const { date, time } = clinicTime(moment, timeZone)
    expect(`${date} ${time}`).toBe(format.format(moment))
    expect(momentOf(date, time, timeZone)).toBe(moment - (moment % 60_000))
  }
})

it('ends a day where the next begins', () => {
  expect(momentOf('2026-12-31', '24:00', 'Asia/Jakarta')).toBe(momentOf('2027-01-01', '00:00', 'Asia/Jakarta'))
})
