import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { isDuringAbsence } from './absence-appointments'
import { clock, roomNameOf, shiftState } from './shift-columns'
import type { WorkerSchedule } from './worker-schedule'

/** The schedule of dentists. */
export const dentists: WorkerSchedule<Schema<'DoctorShift'>, Schema<'ShiftTemplate'>, Schema<'Absence'>> = {
  kind: 'doctor',
  column: 'doctor_id',
  inactive: 'doctorInactive',
  shift: (database, caller, id) => shiftRows(database, caller).where('shift.id', '=', id),
  template: (database, caller, id) => templateRows(database, caller).where('id', '=', id),
  absence: (database, caller, id) => absenceRows(database, caller).where('absence.id', '=', id),
  whoOf: ({ doctor_id }) => doctor_id,
}

/** The shifts of dentists of the caller's clinic as the contract shows them. */
export const shiftRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('shift')
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'shift.company_id').onRef('clinic.id', '=', 'shift.clinic_id'),
    )
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'shift.company_id')
        .onRef('room.clinic_id', '=', 'shift.clinic_id')
        .onRef('room.id', '=', 'shift.room_id'),
    )
    .select(['shift.id', 'shift.template_id', 'shift.date', 'shift.starts_at', 'shift.ends_at', 'shift.room_id'])
    .select(['shift.slot_minutes', 'shift.quota', 'shift.online_bookable', 'shift.is_exception', 'shift.cancel_reason'])
    .select(['shift.version', 'room.name as room_name', clock('starts_at').as('starts'), clock('ends_at').as('ends')])
    .select((eb) => eb.ref('shift.doctor_id').$notNull().as('doctor_id'))
    .select(shiftState.as('state'))
    .where('shift.company_id', '=', company_id)
    .where('shift.clinic_id', '=', clinic_id)
    .where('shift.doctor_id', 'is not', null)

/** The templates of dentists of the caller's clinic. */
export const templateRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('shift_template')
    .select(['id', 'weekday', 'every_weeks', 'valid_from', 'valid_until', 'starts', 'ends', 'room_id'])
    .select(['slot_minutes', 'quota', 'online_bookable', 'version', 'created_at', 'updated_at'])
    .select((eb) => eb.ref('doctor_id').$notNull().as('doctor_id'))
    .select(roomNameOf('shift_template').as('room_name'))
    .where('company_id', '=', company_id)
    .where('clinic_id', '=', clinic_id)
    .where('doctor_id', 'is not', null)

/** The absences of dentists of the caller's clinic; to a dentist none but their own. */
export const absenceRows = (database: Database | Transaction, { company_id, clinic_id, role, user_id }: Caller) =>
  database
    .selectFrom('absence')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'absence.company_id')
        .onRef('doctor.clinic_id', '=', 'absence.clinic_id')
        .onRef('doctor.id', '=', 'absence.doctor_id'),
    )
    .select(['absence.id', 'doctor.id as doctor_id', 'doctor.display_name as doctor_name', 'absence.kind'])
    .select(['absence.starts_on', 'absence.ends_on', 'absence.reason', 'absence.state', 'absence.requested_by'])
    .select(['absence.decided_by', 'absence.decided_at', 'absence.decision_reason'])
    .select(['absence.version', 'absence.created_at'])
    .select(
      sql<number>`(select count(*) from appointment join clinic on clinic.company_id = absence.company_id
        and clinic.id = absence.clinic_id
        where appointment.company_id = absence.company_id and appointment.clinic_id = absence.clinic_id and ${isDuringAbsence})`.as(
        'appointments',
      ),
    )
    .where('absence.company_id', '=', company_id)
    .where('absence.clinic_id', '=', clinic_id)
    .$if(role === 'doctor_clinic', (query) => query.where('absence.doctor_id', 'in', ownDoctor(user_id, company_id)))

/** The dentist that a user is, if any, in a statement. */
const ownDoctor = (user_id: number, company_id: number) =>
  sql<number>`(select doctor_id from "user" where company_id = ${company_id} and id = ${user_id})`
