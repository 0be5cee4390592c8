import { describe, expect, it } from 'vitest'
import type { Place } from '../../../ui/grid/time-grid-layout'
import { calendarFixture } from '../appointment-fixture'
import { placeFacts } from './place-facts'

// Ratna (1) works in Cempaka (1) from seven to three, Bagus (2) in Melati (2), out of use from ten to eleven, from eight to four
const calendar = calendarFixture()
const seen = { timeZone: 'Asia/Jakarta', date: '2026-11-20' }
const nine: Place = { column: '2', from: 540 }
const starts_at = '2026-11-20T09:00'

describe('an empty place of the calendar', () => {
  it('by chair brings the dentist who works there then', () => {
    expect(placeFacts(calendar, nine, { ...seen, view: 'room' })).toEqual({ starts_at, room_id: '2', doctor_id: '2' })
  })
  it('by chair brings no dentist where none works then, or two do', () => {
    expect(placeFacts(calendar, { column: '2', from: 420 }, { ...seen, view: 'room' })).toEqual({
      starts_at: '2026-11-20T07:00',
      room_id: '2',
    })
    const shifts = calendar.shifts.map((shift) => ({ ...shift, room_id: 2 }))
    expect(placeFacts({ ...calendar, shifts }, nine, { ...seen, view: 'room' })).toEqual({ starts_at, room_id: '2' })
  })
  it('of the column without a chair leaves the chair open', () => {
    expect(placeFacts(calendar, { column: '0', from: 540 }, { ...seen, view: 'room' })).toEqual({
      starts_at,
      room_id: '',
    })
  })
  it('by dentist brings the room of the shift, unless nobody can be treated there', () => {
    const by = { ...seen, view: 'doctor' } as const
    expect(placeFacts(calendar, nine, by)).toEqual({ starts_at, room_id: '2', doctor_id: '2' })
    const inMaintenance = { starts_at: '2026-11-20T10:00', doctor_id: '2' }
    expect(placeFacts(calendar, { column: '2', from: 600 }, by)).toEqual(inMaintenance)
    const rooms = calendar.rooms.map((room) => ({ ...room, type: 'cashier' as const }))
    expect(placeFacts({ ...calendar, rooms }, nine, by)).toEqual({ starts_at, doctor_id: '2' })
  })
  it('of a week brings the one dentist shown, with the room', () => {
    const friday: Place = { column: '2026-11-20', from: 540 }
    expect(placeFacts(calendar, friday, { ...seen, view: 'week' })).toEqual({ starts_at })
    expect(placeFacts(calendar, friday, { ...seen, view: 'week', doctor: 1 })).toEqual({
      starts_at,
      doctor_id: '1',
      room_id: '1',
    })
  })
})
