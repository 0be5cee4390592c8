import type { Schema } from '@clinic/api'
import { freeSlots, type Span } from '@clinic/core/appointment'
import { treatmentProblem } from '@clinic/core/doctor'
import { clinicTime, momentOf } from '@clinic/core/time'
import type { Database, Transaction } from '../../database/schema'
import { workingShifts } from '../schedule/working-shifts'
import { occupiesSlot } from './appointment-rows'

interface Wanted {
  /** The first day in the clinic; today when it is left out. */
  from?: string
  days: number
  /** The earliest start, apart from the day. */
  earliest: Date
  minutes: number
  doctor_id?: number
  /** Whose own appointments are in the way too. */
  patient_id?: number
  /** The appointment to be moved: its own time is free. */
  appointment_id?: number
  part_of_day?: Schema<'PartOfDay'>
  /** How many at most. */
  count: number
  /** In shifts that visitors may book alone. */
  online?: boolean
}

const day = 86_400_000

/**
 * Returns the free times within the shifts of dentists who may treat patients then, the earliest first. The time of a request that a
 * visitor waits for is not free.
 */
export async function freeTimes(
  database: Database | Transaction,
  clinicKey: { company_id: number; clinic_id: number },
  wanted: Wanted,
): Promise<Schema<'FreeSlot'>[]> {
  const { company_id, clinic_id } = clinicKey
  const { doctor_id, patient_id, appointment_id = 0, earliest, days, minutes, part_of_day, count, online } = wanted
  const clinic = await database
    .selectFrom('clinic')
    .select(['time_zone', 'status', 'opening_week as week', 'special_dates'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  if (clinic.status === 'inactive') return []
  const { time_zone } = clinic
  const from = wanted.from ?? clinicTime(earliest.getTime(), time_zone).date
  const begin = momentOf(from, '00:00', time_zone)
  const last = begin + days * day

  const [shifts, appointments, requests, doctors, rooms, maintenance] = await Promise.all([
    workingShifts(database, clinicKey, { from, until: clinicTime(last, time_zone).date })
      .where('shift.doctor_id', 'is not', null)
      .$narrowType<{ doctor_id: number }>()
      .$if(doctor_id !== undefined, (all) => all.where('shift.doctor_id', '=', doctor_id ?? 0))
      .$if(online === true, (all) => all.where('shift.online_bookable', '=', true))
      .orderBy('shift.starts_at')
      .execute(),
    database
      .selectFrom('appointment')
      .select(['id', 'doctor_id', 'room_id', 'patient_id', 'starts_at', 'ends_at'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where(occupiesSlot)
      .where('starts_at', '>=', iso(begin - day))
      .where('starts_at', '<', iso(last + day))
      .where('id', '<>', appointment_id)
      .execute(),
    database
      .selectFrom('booking_request')
      .select(['doctor_id', 'starts_at', 'ends_at'])
      .where((eb) => eb.and({ company_id, clinic_id, state: 'requested' }))
      .where('starts_at', '>=', iso(begin - day))
      .where('starts_at', '<', iso(last + day))
      .execute(),
    database
      .selectFrom('doctor')
      .select(['id', 'display_name', 'status', 'engagement', 'sip_number', 'sip_valid_until'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute(),
    database
      .selectFrom('room')
      .select(['id', 'name'])
      .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
      .execute(),
    database
      .selectFrom('room_maintenance')
      .select(['room_id', 'starts_at', 'ends_at'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where('cancelled_at', 'is', null)
      .where('ends_at', '>', iso(begin))
      .execute(),
  ])
  const names = new Map(doctors.map(({ id, display_name }) => [id, display_name]))
  const treats = (id: number, date: string) =>
    doctors.some((each) => each.id === id && treatmentProblem(each, date) === null)
  const ofPatient = appointments.filter((appointment) => appointment.patient_id === patient_id).map(spanOf)
  const ofDoctor = spansByDoctor([...appointments, ...requests])

  const found = freeSlots(
    shifts
      .filter((shift) => treats(shift.doctor_id, shift.date))
      .map((shift) => {
        const span = spanOf(shift)
        const booked = (ofDoctor.get(shift.doctor_id) ?? []).filter(
          ({ start }) => start >= span.start && start < span.end,
        )
        return { ...shift, ...span, left: shift.quota === null ? null : shift.quota - booked.length }
      }),
    (id) => [...(ofDoctor.get(id) ?? []), ...ofPatient],
    { minutes, earliest: Math.max(earliest.getTime(), begin), clinic, part_of_day, count },
  )
  const closed = [...appointments, ...maintenance].map((each) => ({ room_id: each.room_id, ...spanOf(each) }))
  return found.map(({ doctor_id, start, end }) => {
    const shift = shifts.find((each) => {
      const span = spanOf(each)
      return each.doctor_id === doctor_id && span.start <= start && end <= span.end
    })
    const isFree = !closed.some((each) => each.room_id === shift?.room_id && each.start < end && start < each.end)
    const room = isFree ? rooms.find(({ id }) => id === shift?.room_id) : undefined
    return {
      doctor_id,
      doctor_name: names.get(doctor_id) ?? '',
      room_id: room?.id ?? null,
      room_name: room?.name ?? null,
      starts_at: iso(start),
      ends_at: iso(end),
    }
  })
}

function spansByDoctor(taken: readonly { doctor_id: number; starts_at: string; ends_at: string }[]) {
  const spans = new Map<number, Span[]>()
  for (const each of taken) {
    const known = spans.get(each.doctor_id)
    if (known) known.push(spanOf(each))
    else spans.set(each.doctor_id, [spanOf(each)])
  }
  return spans
}

const spanOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Span => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
})

const iso = (moment: number) => new Date(moment).toISOString()
