import type { Schema } from '@clinic/api'
import { momentOf, weekdays } from '@clinic/core/time'
import type { Database } from '../database/schema'
import { patientValues } from '../domain/patient/patient-values'
import { recordNumber } from '../domain/patient/record-number'
import { otherPatientInput } from './patient-input'

const zone = 'Asia/Jakarta'
const opens = 8
const closes = 20

interface Size {
  dentists: number
  rooms: number
  patients: number
  /** Plain dates on which every dentist works from eight to eight. */
  dates: readonly string[]
  /** The number of the first patient, among those of the company. */
  firstRecord?: number
}

/** Fills a clinic with people, chairs and shifts for many appointments, without a word to the audit. */
export async function fillClinic(
  database: Database,
  { company_id, clinic_id }: { company_id: number; clinic_id: number },
  { dentists, rooms, patients, dates, firstRecord = 1 }: Size,
) {
  const tenant = { company_id, clinic_id }
  const hours = [{ from: '08:00', until: '20:00' }]
  await database
    .updateTable('clinic')
    .set({ opening_week: JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, hours]))) })
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .execute()
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
  const doctor_ids = idsOf(
    await database
      .insertInto('doctor')
      .values(many(dentists, (index) => ({ ...dentist, ...tenant, name: `Ayu ${index + 1}` })))
      .returning('id')
      .execute(),
  )
  const room_ids = idsOf(
    await database
      .insertInto('room')
      .values(many(rooms, (index) => ({ ...chair, ...tenant, code: `T${index + 1}`, name: `Melati ${index + 1}` })))
      .returning('id')
      .execute(),
  )
  const patient_ids = idsOf(
    await database
      .insertInto('patient')
      .values(
        many(patients, (index) => ({
          ...patientValues(otherPatientInput()),
          ...tenant,
          status: 'active' as const,
          record_number: recordNumber(firstRecord + index),
        })),
      )
      .returning('id')
      .execute(),
  )
  const shifts = dates.flatMap((date) =>
    doctor_ids.map((doctor_id, index) => ({
      ...tenant,
      doctor_id,
      staff_id: null,
      worker_key: `doctor ${doctor_id}`,
      template_id: null,
      date,
      ...timeOf(date, 0, 60 * (closes - opens)),
      room_id: room_ids[index] ?? null,
      assists_doctor_id: null,
      slot_minutes: 15,
      quota: null,
      online_bookable: true,
      cancelled_at: null,
    })),
  )
  await database.insertInto('shift').values(shifts).execute()
  return { doctor_ids, room_ids, patient_ids }
}

/** Appointments one after the other, dentist by dentist and day by day, from nine on: each dentist in a room of their own. */
export async function bookWeek(
  database: Database,
  { company_id, clinic_id }: { company_id: number; clinic_id: number },
  { doctor_ids, room_ids, patient_ids, dates, count }: Awaited<ReturnType<typeof fillClinic>> & Week,
) {
  const aDay = Math.ceil(count / (doctor_ids.length * dates.length))
  const appointments = dates.flatMap((date) =>
    doctor_ids.flatMap((doctor_id, dentist) =>
      many(aDay, (index) => {
        const {
          product_ids: _,
          waitlist_entry_id: _w,
          booking_request_id: _r,
          ...appointment
        } = booking({
          ...timeOf(date, 60 + 60 * index, index % 3 === 0 ? 60 : 30),
          doctor_id,
          // everybody has another dentist at every hour
          patient_id: patient_ids[(dentist * aDay + index) % patient_ids.length] ?? 0,
        })
        const state = index % 4 === 0 ? ('confirmed' as const) : ('booked' as const)
        const row = { company_id, clinic_id, state, cancel_reason: null, created_by: 'Rani Putri' }
        return { ...appointment, ...row, room_id: room_ids[dentist] ?? null }
      }),
    ),
  )
  await database.insertInto('appointment').values(appointments.slice(0, count)).execute()
}

interface Week {
  dates: readonly string[]
  count: number
}

/** A time so many minutes after the clinic opens. */
export function timeOf(date: string, after: number, minutes: number) {
  const start = momentOf(date, `0${opens}:00`, zone) + after * 60_000
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + minutes * 60_000).toISOString() }
}

/** Returns a booking with default values. */
export const booking = (
  plan: Pick<Schema<'AppointmentInput'>, 'doctor_id' | 'patient_id' | 'starts_at' | 'ends_at'> & {
    room_id?: number | null
  },
): Schema<'AppointmentInput'> => ({
  staff_id: null,
  room_id: null,
  reason: 'control',
  note: '',
  source: 'phone',
  reminder: 'none',
  product_ids: [],
  override_reason: '',
  waitlist_entry_id: null,
  booking_request_id: null,
  ...plan,
})

const many = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index))

const dentist = {
  name_prefix: 'drg.',
  name_suffix: '',
  nik: '',
  specialty: 'general',
  status: 'active',
  str_number: '',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
  employment: 'internal',
} as const
const chair = {
  type: 'treatment',
  floor: '1',
  chair_brand: '',
  chair_serial: '',
  note: '',
  status: 'active',
} as const
