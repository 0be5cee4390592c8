import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { appointmentPatient, ownDoctor } from '../appointment/appointment-rows'
import { isStanding } from './standing-vital-sign'

interface Seen extends Pick<RequestContext, 'caller'> {
  /** Those of other dentists too: a patient can be taken over. */
  ofAllDentists?: boolean | undefined
}

/** The visits of the clinic that the caller may see, as a card of the board shows each. A dentist sees their own and the open ones. */
export const visitCards = (database: Database | Transaction, { caller, ofAllDentists = false }: Seen) =>
  database
    .selectFrom('visit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .leftJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'visit.company_id')
        .onRef('room.clinic_id', '=', 'visit.clinic_id')
        .onRef('room.id', '=', 'visit.room_id'),
    )
    .select(['visit.id', 'visit.appointment_id', 'visit.doctor_id', 'visit.room_id', 'visit.origin', 'visit.reason'])
    .select(['doctor.display_name as doctor_name', 'doctor.color as doctor_color', 'room.name as room_name'])
    .select(['visit.queue_date', 'visit.queue_number', 'visit.identity', 'visit.state', 'visit.outcome'])
    .select(['visit.call_attempts', 'visit.arrived_at', 'visit.state_since', 'visit.version'])
    .select([appointmentPatient.as('patient'), vitalSignMark.as('vital_sign'), hasMedicalAlert.as('has_medical_alert')])
    .select(control.as('control'))
    .where('visit.company_id', '=', caller.company_id)
    .where('visit.clinic_id', '=', caller.clinic_id)
    .$if(caller.role === 'doctor_clinic' && !ofAllDentists, (visits) =>
      visits.where((eb) => eb.or([eb('visit.doctor_id', '=', ownDoctor(caller)), eb('visit.doctor_id', 'is', null)])),
    )

/** The same with everything that is known of each. */
export const wholeVisits = (database: Database | Transaction, seen: Seen) =>
  visitCards(database, seen)
    .select(['visit.staff_id', 'visit.note', 'visit.end_reason', 'visit.settlement'])
    .select(['visit.created_by', 'visit.created_at', 'visit.updated_at'])
    .select(
      sql<string | null>`(select staff.name from staff where staff.company_id = visit.company_id
        and staff.clinic_id = visit.clinic_id and staff.id = visit.staff_id)`.as('staff_name'),
    )
    .select(
      sql<Schema<'VisitMove'>[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('event', moved.event, 'from_state', moved.from_state,
            'to_state', moved.to_state, 'at', to_char(moved.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'user_name', moved.user_name, 'user_role', moved.user_role, 'reason', moved.reason) order by moved.id), '[]')
        from visit_event as moved where moved.company_id = visit.company_id and moved.clinic_id = visit.clinic_id
          and moved.visit_id = visit.id)`.as('moves'),
    )

/** The control that the dentist proposes. */
const control = sql<Schema<'Control'> | null>`case when visit.control_on is not null
  then jsonb_build_object('on', visit.control_on, 'reason', visit.control_reason) end`

/** What was measured in a visit, in short: its latest measurement that nobody corrected. */
const vitalSignMark = sql<Schema<'VitalSignMark'>>`coalesce(
  (select jsonb_build_object('state', 'recorded', 'level', vital_sign.level,
      'is_acknowledged', vital_sign.acknowledged_at is not null)
    from vital_sign where vital_sign.company_id = visit.company_id and vital_sign.clinic_id = visit.clinic_id
      and vital_sign.visit_id = visit.id
      and ${isStanding}
    order by vital_sign.taken_at desc, vital_sign.id desc limit 1),
  jsonb_build_object('level', null, 'is_acknowledged', false, 'state', case
    when visit.state not in ('waiting', 'called', 'in_vitals') and exists (select from visit_event as moved
      where moved.company_id = visit.company_id and moved.clinic_id = visit.clinic_id and moved.visit_id = visit.id
        and moved.event = 'visit.skipVitals') then 'skipped' else 'not_taken' end))`

/** Whether the patient of a visit has an alert that holds. */
const hasMedicalAlert = sql<boolean>`exists (select from medical_alert where medical_alert.company_id = visit.company_id
  and medical_alert.clinic_id = visit.clinic_id and medical_alert.patient_id = visit.patient_id
  and medical_alert.state = 'active')`

/** Whether the patient of a visit is in the house: core's `isUnderWay`, in a statement. */
export const isUnderWay = sql<boolean>`visit.state not in ('finished', 'checked_out', 'left', 'entered_in_error')`
