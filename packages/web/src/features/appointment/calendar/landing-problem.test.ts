import { describe, expect, it } from 'vitest'
import { appointmentPatientFixture, calendarFixture, cardFixture } from '../appointment-fixture'
import { landingProblem } from './landing-problem'

// Ratna (1) works in Cempaka (1) from seven to three, Bagus (2) in Melati (2), out of use from ten to eleven, from eight to four
const ratnas = cardFixture({ id: 1 })
const calendar = { ...calendarFixture(), appointments: [ratnas] }
const now = Date.parse('2026-11-20T07:30:00+07:00')
const at = (from: string, until: string, place: { doctor_id: number; room_id: number | null } = ratnas) => ({
  doctor_id: place.doctor_id,
  room_id: place.room_id,
  starts_at: `2026-11-20T${from}:00+07:00`,
  ends_at: `2026-11-20T${until}:00+07:00`,
})
const bagus = { doctor_id: 2, room_id: 2 }
const landing = (slot: ReturnType<typeof at>, others: typeof calendar.appointments = []) =>
  landingProblem({ ...calendar, appointments: [ratnas, ...others] }, { view: 'room', appointment: ratnas, slot, now })

describe('an appointment that is dragged', () => {
  it.each([
    { where: 'within the shift', slot: at('13:00', '13:30'), want: undefined },
    { where: 'onto its own time', slot: at('09:15', '09:45'), want: undefined },
    { where: 'before now', slot: at('07:15', '07:45'), want: 'inPast' },
    { where: 'beyond the shift', slot: at('14:45', '15:15'), want: 'noShift' },
    { where: 'into a room out of use', slot: at('10:30', '11:00', bagus), want: 'room_maintenance' },
    {
      where: 'to the chair of another dentist, who is asked for',
      slot: at('12:00', '12:30', { doctor_id: 1, room_id: 2 }),
      want: undefined,
    },
  ])('$where', ({ slot, want }) => expect(landing(slot)).toBe(want))

  it('cannot land where the dentist, the room or the patient is taken', () => {
    const slot = at('13:00', '13:30')
    const stranger = appointmentPatientFixture({ id: 77 })
    const taken = (overrides: Parameters<typeof cardFixture>[0]) =>
      landing(slot, [cardFixture({ id: 9, patient: stranger, ...at('13:15', '14:00', bagus), ...overrides })])
    expect(taken({})).toBeUndefined()
    expect(taken({ doctor_id: 1 })).toBe('taken')
    expect(taken({ room_id: 1 })).toBe('taken')
    expect(taken({ patient: ratnas.patient })).toBe('taken')
    expect(taken({ doctor_id: 1, state: 'no_show' })).toBeUndefined()
  })
})
