import { staffing } from '@clinic/core/schedule'
import { addDays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { treatsHere } from '../../domain/doctor/treats-here'
import { shiftRows as doctorShiftRows } from '../../domain/schedule/dentists'
import { scheduleDays } from '../../domain/schedule/schedule-days'
import { staffWeeks } from '../../domain/schedule/staff-weeks'
import type { Caller, UseCase } from '../../use-case/contract'
import { absenceRows, shiftRows } from './assistants'

/** Returns everything a week of the assistants shows; for an assistant, only their own published shifts. */
export const getStaffSchedule: UseCase<'getStaffSchedule'> = async ({ database, caller, query }) => {
  const { from, until } = query
  const { company_id, clinic_id } = caller
  const days = await scheduleDays(database, caller, query)
  const mondays = [...new Set(days.map(({ date }) => weekOf(date)[0] ?? date))]
  const own = caller.role === 'nurse_clinic' ? await ownStaffOf(database, caller) : undefined
  const isOwn = (row: { staff_id: number }) => own === undefined || row.staff_id === own

  const [weeks, everybodys, absences, dentistShifts] = await Promise.all([
    staffWeeks(database, caller, mondays),
    shiftRows(database, caller)
      .where('shift.date', '>=', from)
      .where('shift.date', '<=', until)
      .orderBy('shift.starts_at')
      .orderBy('shift.id')
      .execute(),
    absenceRows(database, caller)
      .where('absence.state', 'in', ['requested', 'approved'])
      .where('absence.starts_on', '<=', until)
      .where('absence.ends_on', '>=', from)
      .orderBy('absence.starts_on')
      .orderBy('absence.id')
      .execute(),
    doctorShiftRows(database, caller).where('shift.date', '>=', from).where('shift.date', '<=', until).execute(),
  ])
  const drafts = weeks.filter(({ state }) => state === 'draft').map(({ monday }) => monday)
  const isDraft = (date: string) => drafts.some((monday) => monday <= date && date <= addDays(monday, 6))
  const shifts = everybodys.filter((shift) => isOwn(shift) && (own === undefined || !isDraft(shift.date)))

  const among = (ids: readonly (number | null)[]) =>
    sql<boolean>`id = any(string_to_array(${ids.filter((id) => id !== null).join()}, ',')::bigint[])`
  const [staff, doctors] = await Promise.all([
    database
      .selectFrom('staff')
      .select(['id', 'name', 'position', 'status', 'doctor_id'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where((eb) =>
        own === undefined
          ? eb.or([eb('status', '!=', 'inactive'), among(shifts.map(({ staff_id }) => staff_id))])
          : among([own]),
      )
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(200)
      .execute(),
    database
      .selectFrom('doctor')
      .select(['id', 'display_name', 'employment', 'specialty', 'color', 'status', 'room_id', 'duration_minutes'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .where((eb) => {
        const assisted = among(shifts.map(({ assists_doctor_id }) => assists_doctor_id))
        return own === undefined ? eb.or([treatsHere, assisted]) : assisted
      })
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(200)
      .execute(),
  ])

  // an assistant at the counter or in the pharmacy stands at no chair, unless a dentist is named
  const chairside = new Set(staff.filter(({ position }) => atChair.includes(position)).map(({ id }) => id))
  const helps = everybodys.filter(
    ({ state, staff_id, assists_doctor_id }) =>
      state === 'working' && (assists_doctor_id !== null || chairside.has(staff_id)),
  )
  const practises = dentistShifts.filter(({ state }) => state === 'working')
  const on = (date: string) => (shift: { date: string }) => shift.date === date
  return {
    staff,
    doctors,
    days,
    shifts,
    weeks,
    absences: absences.filter(isOwn),
    coverage:
      own === undefined
        ? days.flatMap(({ date }) =>
            staffing(practises.filter(on(date)), helps.filter(on(date))).map((part) => ({ date, ...part })),
          )
        : [],
  }
}

const atChair = ['dental_nurse', 'assistant']

/** Returns the staff id of the caller; 0, which no row has, for others. */
async function ownStaffOf(database: Database, { company_id, user_id }: Caller) {
  const { staff_id } = await database
    .selectFrom('user')
    .select('staff_id')
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirstOrThrow()
  return staff_id ?? 0
}
