import { freeSlots as findFreeSlots, type Span } from '@clinic/core/appointment'
import { treatmentProblem } from '@clinic/core/doctor'
import { clinicTime, momentOf } from '@clinic/core/time'
import { occupiesSlot } from '../../domain/appointment/appointment-rows'
import { workingShifts } from '../../domain/schedule/working-shifts'
import type { UseCase } from '../../use-case/contract'

const day = 86_400_000
const searched = 28

export const freeSlots: UseCase<'freeSlots'> = async ({ database, caller, now, query }) => {
  const { duration_minutes = 30, doctor_id, patient_id, appointment_id = 0, part_of_day, count = 3 } = query
  const { company_id, clinic_id } = caller
  const clinic = await database
    .selectFrom('clinic')
    .select(['time_zone', 'status', 'opening_week as week', 'special_dates'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  if (clinic.status === 'inactive') return { slots: [] }
  const { time_zone } = clinic
  const from = query.from ?? clinicTime(now.getTime(), time_zone).date
  const begin = momentOf(from, '00:00', time_zone)
  const last = begin + searched * day

  const [shifts, appointments, doctors, rooms, maintenance] = await Promise.all([
    workingShifts(database, caller, { from, until: clinicTime(last, time_zone).date })
      .where('shift.doctor_id', 'is not', null)
      .$narrowType<{ doctor_id: number }>()
      .$if(doctor_id !== undefined, (all) => all.where('shift.doctor_id', '=', doctor_id ?? 0))
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
  const ofDoctor = new Map<number, Span[]>()
  for (const appointment of appointments)
    ofDoctor.set(appointment.doctor_id, [...(ofDoctor.get(appointment.doctor_id) ?? []), spanOf(appointment)])

  const found = findFreeSlots(
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
    { minutes: duration_minutes, earliest: Math.max(now.getTime(), begin), clinic, part_of_day, count },
  )
  const closed = [...appointments, ...maintenance].map((each) => ({ room_id: each.room_id, ...spanOf(each) }))
  return {
    slots: found.map(({ doctor_id, start, end }) => {
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
    }),
  }
}

const spanOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): Span => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
})

const iso = (moment: number) => new Date(moment).toISOString()
