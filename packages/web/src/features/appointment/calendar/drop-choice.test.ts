import { describe, expect, it } from 'vitest'
import { calendarFixture } from '../appointment-fixture'
import { companions } from './drop-choice'

// Ratna (1) works in Cempaka (1) from seven to three, Bagus (2) in Melati (2) from eight to four, Citra (3) not at all
const calendar = calendarFixture()
const at = (from: string, until: string) => ({
  starts_at: `2026-11-20T${from}:00+07:00`,
  ends_at: `2026-11-20T${until}:00+07:00`,
})
const ten = at('10:00', '10:30')
const ratna = { doctor_id: 1, room_id: 1 }

describe('an appointment dropped on another chair', () => {
  const drop = (
    slot: { doctor_id: number; room_id: number | null; starts_at: string; ends_at: string },
    input = ratna,
  ) => companions(calendar, { view: 'room', appointment: input, slot })

  it('may go to the dentist who works there', () => {
    expect(drop({ doctor_id: 1, room_id: 2, ...ten })).toEqual([{ doctor_id: 2, room_id: 2, name: 'drg. Bagus' }])
  })
  it('asks nothing when no dentist works there then, or not long enough', () => {
    expect(drop({ doctor_id: 1, room_id: 2, ...at('07:15', '07:45') })).toEqual([])
    expect(drop({ doctor_id: 1, room_id: 2, ...at('15:45', '16:15') })).toEqual([])
  })
  it('is asked nothing when its own dentist works there, or the chair stays', () => {
    expect(drop({ doctor_id: 2, room_id: 2, ...ten }, { doctor_id: 2, room_id: 1 })).toEqual([])
    expect(drop({ doctor_id: 2, room_id: 1, ...ten }, { doctor_id: 2, room_id: 1 })).toEqual([])
    expect(drop({ doctor_id: 1, room_id: null, ...ten })).toEqual([])
  })
  it('is asked nothing when its own dentist may take any chair', () => {
    const shifts = calendar.shifts.map((shift) => (shift.doctor_id === 1 ? { ...shift, room_id: null } : shift))
    const appointment = ratna
    const slot = { doctor_id: 1, room_id: 2, ...ten }
    expect(companions({ ...calendar, shifts }, { view: 'room', appointment, slot })).toEqual([])
  })
})

describe('an appointment dropped on another dentist', () => {
  const drop = (
    slot: { doctor_id: number; room_id: number | null; starts_at: string; ends_at: string },
    overrides = {},
  ) => companions(calendar, { view: 'doctor', appointment: { ...ratna, ...overrides }, slot })

  it('may go to their chair', () => {
    expect(drop({ doctor_id: 2, room_id: 1, ...ten })).toEqual([{ doctor_id: 2, room_id: 2, name: 'Melati' }])
  })
  it('is asked nothing when it has no chair, or theirs, or they do not work then', () => {
    expect(drop({ doctor_id: 2, room_id: null, ...ten }, { room_id: null })).toEqual([])
    expect(drop({ doctor_id: 2, room_id: 2, ...ten }, { room_id: 2 })).toEqual([])
    expect(drop({ doctor_id: 3, room_id: 1, ...ten })).toEqual([])
  })
  it('is asked nothing in a week, where columns are days', () => {
    const slot = { doctor_id: 2, room_id: 1, ...ten }
    expect(companions(calendar, { view: 'week', appointment: ratna, slot })).toEqual([])
  })
})
