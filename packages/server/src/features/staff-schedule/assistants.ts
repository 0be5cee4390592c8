import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { clock, roomNameOf, shiftState } from '../../domain/schedule/shift-columns'
import type { WorkerSchedule } from '../../domain/schedule/worker-schedule'
import type { Caller } from '../../use-case/contract'

/** The schedule of assistants and others who work here. */
export const assistants: WorkerSchedule<Schema<'StaffShift'>, Schema<'StaffTemplate'>, Schema<'StaffAbsence'>> = {
  kind: 'staff',
  column: 'staff_id',
  inactive: 'staffInactive',
  shift: (database, caller, id) => shiftRows(database, caller).where('shift.id', '=', id),
  template: (database, caller, id) => templateRows(database, caller).where('id', '=', id),
  absence: (database, caller, id) => absenceRows(database, caller).where('absence.id', '=', id),
  whoOf: ({ staff_id }) => staff_id,
}

/** The booking columns of assistants, with whom no appointments are booked. */
export const noBookings = { slot_minutes: 30, quota: null, online_bookable: false }

/** The shifts of assistants of the caller's clinic as the contract shows them. */
export const shiftRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('shift')
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'shift.company_id').onRef('clinic.id', '=', 'shift.clinic_id'),
    )
    .select(['shift.id', 'shift.template_id', 'shift.date', 'shift.starts_at', 'shift.ends_at', 'shift.room_id'])
    .select(['shift.assists_doctor_id', 'shift.is_exception', 'shift.cancel_reason', 'shift.version'])
    .select([clock('starts_at').as('starts'), clock('ends_at').as('ends'), roomNameOf('shift').as('room_name')])
    .select([assistedIn('shift').as('assists_doctor_name'), shiftState.as('state')])
    .select((eb) => eb.ref('shift.staff_id').$notNull().as('staff_id'))
    .where('shift.company_id', '=', company_id)
    .where('shift.clinic_id', '=', clinic_id)
    .where('shift.staff_id', 'is not', null)

/** The templates of assistants of the caller's clinic. */
export const templateRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('shift_template')
    .select(['id', 'weekday', 'every_weeks', 'valid_from', 'valid_until', 'starts', 'ends', 'room_id'])
    .select(['assists_doctor_id', 'version', 'created_at', 'updated_at'])
    .select([roomNameOf('shift_template').as('room_name'), assistedIn('shift_template').as('assists_doctor_name')])
    .select((eb) => eb.ref('staff_id').$notNull().as('staff_id'))
    .where('company_id', '=', company_id)
    .where('clinic_id', '=', clinic_id)
    .where('staff_id', 'is not', null)

/** The absences of assistants of the caller's clinic. */
export const absenceRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('absence')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.company_id', '=', 'absence.company_id')
        .onRef('staff.clinic_id', '=', 'absence.clinic_id')
        .onRef('staff.id', '=', 'absence.staff_id'),
    )
    .select(['absence.id', 'staff.id as staff_id', 'staff.name as staff_name', 'absence.kind', 'absence.starts_on'])
    .select(['absence.ends_on', 'absence.reason', 'absence.state', 'absence.requested_by', 'absence.decided_by'])
    .select(['absence.decided_at', 'absence.decision_reason', 'absence.version', 'absence.created_at'])
    .where('absence.company_id', '=', company_id)
    .where('absence.clinic_id', '=', clinic_id)

const assistedIn = (table: 'shift' | 'shift_template') => sql<string | null>`(
  select display_name from doctor where doctor.company_id = ${sql.ref(`${table}.company_id`)}
    and doctor.clinic_id = ${sql.ref(`${table}.clinic_id`)} and doctor.id = ${sql.ref(`${table}.assists_doctor_id`)})`
