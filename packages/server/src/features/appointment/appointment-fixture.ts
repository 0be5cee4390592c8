import type { Schema } from '@clinic/api'
import { momentOf, weekdays } from '@clinic/core/time'
import { expect } from 'vitest'
import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { otherPatientInput } from '../../testing/patient-input'

export const monday = '2026-11-23'

export const at = (from: string, until: string, date = monday) => ({
  starts_at: new Date(momentOf(date, from, 'Asia/Jakarta')).toISOString(),
  ends_at: new Date(momentOf(date, until, 'Asia/Jakarta')).toISOString(),
})

const hours = [
  { from: '08:00', until: '12:00' },
  { from: '13:00', until: '20:00' },
]

const ayu = {
  name: 'Ayu',
  name_prefix: 'drg.',
  name_suffix: '',
  nik: '',
  specialty: 'general',
  status: 'active',
  str_number: '',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2027-06-30',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
  employment: 'internal',
}

export const melati = {
  code: 'T1',
  name: 'Melati',
  type: 'treatment',
  floor: '1',
  chair_brand: '',
  chair_serial: '',
  note: '',
  status: 'active',
}

export async function openBookings(server: TestServer) {
  const { clinic, token: manager, tokenFor } = await openClinic(server, { opening_week: JSON.stringify(week) })
  const { company_id, clinic_id } = clinic
  const tenant = { company_id, clinic_id }
  const token = await tokenFor('front_office_clinic')

  const insert = <Table extends 'doctor' | 'room' | 'staff' | 'product' | 'shift' | 'absence' | 'room_maintenance'>(
    table: Table,
    values: object,
  ): Promise<{ id: number }> =>
    server.database
      .insertInto(table)
      .values({ ...values, ...tenant } as never)
      .returning('id')
      .executeTakeFirstOrThrow() as never
  const works = (doctor_id: number, overrides: object = {}) =>
    insert('shift', {
      doctor_id,
      staff_id: null,
      worker_key: `doctor ${doctor_id}`,
      template_id: null,
      date: monday,
      room_id: null,
      ...at('08:00', '17:00'),
      assists_doctor_id: null,
      slot_minutes: 30,
      quota: null,
      online_bookable: true,
      cancelled_at: null,
      ...overrides,
    })
  const hire = async (overrides: object = {}, shift: object = {}) => {
    const { id } = await insert('doctor', { ...ayu, ...overrides })
    await works(id, shift)
    return id
  }
  const admit = async (overrides: object = {}) =>
    (await server.call('createPatient', { token, body: { ...otherPatientInput(), ...overrides } })).body.data.id
  const [doctor_id, patient_id] = [await hire(), await admit()]
  const { id: room_id } = await insert('room', melati)

  const booking = (overrides: object = {}): Schema<'AppointmentInput'> => ({
    patient_id,
    doctor_id,
    staff_id: null,
    room_id: null,
    ...at('09:00', '09:30'),
    reason: 'control',
    note: '',
    source: 'phone',
    reminder: 'none',
    product_ids: [],
    override_reason: '',
    waitlist_entry_id: null,
    booking_request_id: null,
    ...overrides,
  })
  const ask = (overrides: object = {}, by = token, headers: Record<string, string> = {}) =>
    server.call('createAppointment', { token: by, body: booking(overrides), headers })
  const book = async (said: object = {}, by = token) => {
    const reply = await ask(said, by)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.data
  }
  const move = (appointment: Schema<'Appointment'>, said: object, by = token) => {
    const { id, doctor_id, room_id, starts_at, ends_at, version } = appointment
    const body = { doctor_id, room_id, starts_at, ends_at, override_reason: '', version, ...said }
    return server.call('rescheduleAppointment', { token: by, path: { id }, body })
  }
  return {
    clinic,
    manager,
    token,
    doctor_id,
    patient_id,
    room_id,
    insert,
    works,
    hire,
    admit,
    booking,
    ask,
    book,
    move,
  }
}

const week = Object.fromEntries(weekdays.map((day) => [day, day === 'sunday' ? [] : hours]))
