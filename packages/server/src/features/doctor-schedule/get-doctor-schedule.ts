import { sql } from 'kysely'
import { treatsHere } from '../../domain/doctor/treats-here'
import { absenceRows, shiftRows } from '../../domain/schedule/dentists'
import { scheduleDays } from '../../domain/schedule/schedule-days'
import type { UseCase } from '../../use-case/contract'

/** Everything that a week of the dentists shows, in one answer. */
export const getDoctorSchedule: UseCase<'getDoctorSchedule'> = async ({ database, caller, query }) => {
  const { from, until, doctor_id } = query
  const days = await scheduleDays(database, caller, query)
  const { company_id, clinic_id } = caller
  const [shifts, absences] = await Promise.all([
    shiftRows(database, caller)
      .where('shift.date', '>=', from)
      .where('shift.date', '<=', until)
      .$if(doctor_id !== undefined, (rows) => rows.where('shift.doctor_id', '=', Number(doctor_id)))
      .orderBy('shift.starts_at')
      .orderBy('shift.id')
      .execute(),
    absenceRows(database, caller)
      .where('absence.state', 'in', ['requested', 'approved'])
      .where('absence.starts_on', '<=', until)
      .where('absence.ends_on', '>=', from)
      .$if(doctor_id !== undefined, (rows) => rows.where('absence.doctor_id', '=', Number(doctor_id)))
      .orderBy('absence.starts_on')
      .orderBy('absence.id')
      .execute(),
  ])
  const doctors = await database
    .selectFrom('doctor')
    .select(['id', 'display_name', 'employment', 'specialty', 'color', 'status', 'room_id', 'duration_minutes'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where((eb) =>
      doctor_id === undefined
        ? eb.or([
            treatsHere,
            eb(
              'id',
              '=',
              eb.fn.any(
                sql<number[]>`string_to_array(${shifts.map((shift) => shift.doctor_id).join()}, ',')::bigint[]`,
              ),
            ),
          ])
        : eb('id', '=', doctor_id),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(200)
    .execute()
  return { doctors, days, shifts, absences }
}
