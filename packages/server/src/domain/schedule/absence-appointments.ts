import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface AbsenceOf {
  id: number
}

/** Whether an appointment is one that the absent dentist cannot keep; in a statement over appointment, absence and clinic. */
export const isDuringAbsence = sql<boolean>`(
  appointment.doctor_id = absence.doctor_id
  and appointment.starts_at >= absence.starts_on::timestamp at time zone clinic.time_zone
  and appointment.starts_at < (absence.ends_on + 1)::timestamp at time zone clinic.time_zone
  and appointment.state in ('booked', 'confirmed'))`

/** The appointments that a dentist on leave cannot keep: the patients to call. */
export const absenceAppointments = (database: Database, { company_id, clinic_id }: Caller, { id }: AbsenceOf) =>
  database
    .selectFrom('absence')
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'absence.company_id').onRef('clinic.id', '=', 'absence.clinic_id'),
    )
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.company_id', '=', 'absence.company_id')
        .onRef('appointment.clinic_id', '=', 'absence.clinic_id')
        .on(isDuringAbsence),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'appointment.company_id')
        .onRef('patient.clinic_id', '=', 'appointment.clinic_id')
        .onRef('patient.id', '=', 'appointment.patient_id'),
    )
    .select([
      'appointment.id',
      'appointment.patient_id',
      'patient.phone as patient_phone',
      'appointment.starts_at',
      'appointment.ends_at',
    ])
    .select(sql<string>`trim(patient.first_name || ' ' || patient.last_name)`.as('patient_name'))
    .where('absence.company_id', '=', company_id)
    .where('absence.clinic_id', '=', clinic_id)
    .where('absence.id', '=', id)
