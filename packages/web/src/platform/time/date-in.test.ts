import { describe, expect, it } from 'vitest'
import { dateIn, momentIn } from './date-in'

describe('the date in a zone', () => {
  it.each(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/Berlin'])(
    'is the one Intl tells, through a year: %s',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('sv', { timeZone })
      for (let hour = 0; hour < 365 * 24; hour += 11) {
        const moment = Date.UTC(2026, 0, 1, hour)
        expect(dateIn(timeZone, moment), new Date(moment).toISOString()).toBe(format.format(moment))
      }
    },
  )

  it('is the one of this device while no zone is known', () => {
    const moment = Date.UTC(2026, 4, 17, 20, 30)
    expect(dateIn(undefined, moment)).toBe(new Intl.DateTimeFormat('sv').format(moment))
  })
})

describe('the moment of a date and a time', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-20T01:30:00.000Z'],
    ['Asia/Makassar', '2026-11-20T00:30:00.000Z'],
    ['Asia/Jayapura', '2026-11-19T23:30:00.000Z'],
    [undefined, new Date(2026, 10, 20, 8, 30).toISOString()],
  ])('is told by the clock of %s', (timeZone, moment) => {
    expect(momentIn(timeZone, '2026-11-20', '08:30')).toBe(moment)
  })
})
