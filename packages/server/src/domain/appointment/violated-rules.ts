import type { Schema } from '@clinic/api'
import type { AppointmentProblem } from '@clinic/core/appointment'
import { type RawBuilder, sql } from 'kysely'
import { isAway } from '../schedule/working-shifts'

type PlanRule = Schema<'PlanRule'>

/** The rules of booking that a change of the plan can violate afterwards, by their names in core. */
export const planRules: { readonly [Problem in AppointmentProblem]?: PlanRule } = {
  clinicInactive: 'clinic_inactive',
  clinicClosed: 'clinic_closed',
  noShift: 'no_shift',
  roomInactive: 'room_inactive',
  roomInMaintenance: 'room_maintenance',
  patientInactive: 'patient_inactive',
  patientDeceased: 'patient_inactive',
}

/**
 * Which rules of the plan an appointment to come breaks by now: core's `appointmentProblems` in a statement over `appointment`, without
 * those a manager booked it against.
 */
export const violatedRules = (now: Date) => sql<PlanRule[]>`case when ${isToCome(now)} then (
  select coalesce(jsonb_agg(rule.name order by rule.place), '[]')
  from clinic
  cross join lateral (select appointment.starts_at at time zone clinic.time_zone as starts,
    appointment.ends_at at time zone clinic.time_zone as ends) as here
  cross join lateral (values
    (1, 'clinic_inactive', clinic.status = 'inactive'),
    (2, 'clinic_closed', not ${isOpen}),
    (3, 'no_shift', not ${hasShift}),
    (4, 'room_inactive', exists (select from room where ${sameClinic('room')} and room.id = appointment.room_id
      and room.status = 'inactive')),
    (5, 'room_maintenance', exists (select from room_maintenance as closed where ${sameClinic('closed')}
      and closed.room_id = appointment.room_id and closed.cancelled_at is null
      and closed.starts_at < appointment.ends_at and closed.ends_at > appointment.starts_at)),
    (6, 'patient_inactive', exists (select from patient where ${sameClinic('patient')} and patient.id = appointment.patient_id
      and patient.status <> 'active'))
  ) as rule (place, name, is_broken)
  where clinic.company_id = appointment.company_id and clinic.id = appointment.clinic_id
    and rule.is_broken and not appointment.overridden_rules @> to_jsonb(rule.name)
) else '[]'::jsonb end`

/** Whether an appointment violates any of them; appointments last eight hours at most, so the index finds those to come. */
export const violatesPlan = (now: Date) => sql<boolean>`(${isToCome(now)}
  and appointment.starts_at > ${now}::timestamptz - interval '8 hours' and ${violatedRules(now)} <> '[]'::jsonb)`

const isToCome = (now: Date) => sql`(appointment.state in ('booked', 'confirmed') and appointment.ends_at > ${now})`

const sameClinic = (table: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.company_id`)} = appointment.company_id and ${sql.ref(`${table}.clinic_id`)} = appointment.clinic_id`

/** Core's `openShifts`, in the statement above: a special date takes the place of its weekday. */
const isOpen = sql`(here.starts::date = here.ends::date and exists (
  select from jsonb_array_elements(coalesce(
    (select special -> 'shifts' from jsonb_array_elements(clinic.special_dates) as special
      where special ->> 'date' = here.starts::date::text limit 1),
    clinic.opening_week -> (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
      'sunday'])[extract(isodow from here.starts)::int])) as hours
  where hours ->> 'from' <= to_char(here.starts, 'HH24:MI') and to_char(here.ends, 'HH24:MI') <= hours ->> 'until'))`

/** Whether the dentist works then: one shift that takes place, from the beginning to the end. */
const hasShift = sql`exists (
  select from shift where ${sameClinic('shift')} and shift.doctor_id = appointment.doctor_id
    and shift.date = here.starts::date and shift.starts_at <= appointment.starts_at and appointment.ends_at <= shift.ends_at
    and shift.cancelled_at is null and not ${isAway})`
