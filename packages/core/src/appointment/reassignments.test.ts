import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { patientFixture } from '../testing'
import { reassignments } from './reassignments'

type Card = Schema<'AppointmentCard'>
const at = (time: string) => `2026-11-20T${time}:00+07:00`
const now = Date.parse(at('08:00'))
const {
  id: patient,
  record_number,
  first_name,
  last_name,
  sex,
  date_of_birth,
  phone,
  no_messages,
  status,
} = patientFixture()

const card = (id: number, [from, until]: [string, string], overrides: Partial<Card> = {}): Card => ({
  id,
  patient: { id: patient, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status },
  doctor_id: 1,
  doctor_name: 'drg. Ratna',
  doctor_color: 'blue',
  room_id: 1,
  room_name: 'Cempaka',
  starts_at: at(from),
  ends_at: at(until),
  state: 'booked',
  reason: 'control',
  products: [],
  is_first: false,
  overridden: false,
  violated_rules: ['no_shift'],
  version: 1,
  ...overrides,
})
const bagus = { doctor_id: 2, room_id: 2 }
const shift = (overrides: Partial<Schema<'CalendarShift'>> = {}): Schema<'CalendarShift'> => ({
  id: 1,
  ...bagus,
  date: '2026-11-20',
  slot_minutes: 15,
  quota: null,
  starts_at: at('09:00'),
  ends_at: at('12:00'),
  ...overrides,
})
const room = (id: number, overrides: Partial<Schema<'CalendarRoom'>> = {}): Schema<'CalendarRoom'> => ({
  id,
  code: `R${id}`,
  name: `R${id}`,
  type: 'treatment',
  status: 'active',
  ...overrides,
})
const nine = card(1, ['09:00', '09:30'])
const ten = card(2, ['10:00', '10:30'])

function told(appointments: readonly Card[], calendar: Partial<Parameters<typeof reassignments>[1]['calendar']> = {}) {
  const all = { appointments, shifts: [shift()], rooms: [room(1), room(2)], maintenance: [], ...calendar }
  return reassignments(appointments, {
    doctor_id: 2,
    calendar: { ...all, appointments: [...all.appointments] },
    now,
  }).map((each) => [each.appointment.id, each.fits ? each.room_id : each.problem])
}

describe('appointments given to another dentist', () => {
  it('go to the room of their shift, the earliest first', () => {
    expect(told([ten, nine])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it.each([
    { why: 'the shift ends before', input: card(1, ['11:45', '12:15']), want: 'noShift' },
    { why: 'there is no shift', input: card(1, ['13:00', '13:30']), want: 'noShift' },
    { why: 'it has begun', input: card(1, ['07:30', '08:30']), want: 'hasBegun' },
    {
      why: 'the clinic is closed',
      input: { ...nine, violated_rules: ['clinic_closed' as const] },
      want: 'clinicClosed',
    },
    {
      why: 'the patient left',
      input: { ...nine, violated_rules: ['patient_inactive' as const] },
      want: 'patientInactive',
    },
  ])('stay because $why', ({ input, want }) => expect(told([input])).toEqual([[1, want]]))

  it('stay where the dentist has somebody, who did come', () => {
    const other = card(9, ['09:15', '09:45'], bagus)
    expect(told([nine], { appointments: [nine, other] })).toEqual([[1, 'taken']])
    expect(told([nine], { appointments: [nine, { ...other, state: 'no_show' }] })).toEqual([[1, 2]])
    expect(told([nine], { appointments: [nine, card(9, ['09:30', '10:00'], bagus)] })).toEqual([[1, 2]])
  })

  it('take their time from one another', () => {
    expect(told([nine, card(2, ['09:15', '09:45'])])).toEqual([
      [1, 2],
      [2, 'taken'],
    ])
  })

  it('are no more than the shift takes', () => {
    const shifts = [shift({ quota: 2 })]
    const appointments = [nine, ten, card(9, ['11:00', '11:30'], bagus)]
    expect(told([nine, ten], { shifts, appointments })).toEqual([
      [1, 2],
      [2, 'quotaFull'],
    ])
  })

  it.each([
    {
      what: 'is in maintenance',
      calendar: { maintenance: [{ id: 1, room_id: 2, reason: '', starts_at: at('08:00'), ends_at: at('09:15') }] },
    },
    { what: 'is taken', calendar: { appointments: [nine, card(9, ['09:00', '10:00'], { doctor_id: 3, room_id: 2 })] } },
    { what: 'is not for treatment', calendar: { rooms: [room(1), room(2, { type: 'cashier' })] } },
    { what: 'is inactive', calendar: { rooms: [room(1), room(2, { status: 'inactive' })] } },
  ])('leave the room open when it $what', ({ calendar }) => expect(told([nine], calendar)).toEqual([[1, null]]))

  it('stay in their room with a dentist who has none', () => {
    expect(told([nine], { shifts: [shift({ room_id: null })] })).toEqual([[1, 1]])
  })
})
