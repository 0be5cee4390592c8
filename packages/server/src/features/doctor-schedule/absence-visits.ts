import { sql } from 'kysely'
import type { Caller } from '../../contract'
import type { Database, Transaction } from '../../database/schema'

interface Days {
  doctor_id: number
  starts_on: string
  ends_on: string
}

/** The appointments that a dentist cannot keep when they are away on these days: whom to call. */
export const absenceVisits = (
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  { doctor_id, starts_on, ends_on }: Days,
) =>
  database
    .selectFrom('visit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'visit.company_id').onRef('clinic.id', '=', 'visit.clinic_id'),
    )
    .select(['visit.id', 'visit.patient_id', 'patient.phone as patient_phone', 'visit.starts_at', 'visit.ends_at'])
    .select(sql<string>`trim(patient.first_name || ' ' || patient.last_name)`.as('patient_name'))
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.doctor_id', '=', doctor_id)
    .where('visit.state', 'in', ['booked', 'confirmed'])
    .where(sql<boolean>`(visit.starts_at at time zone clinic.time_zone)::date between ${starts_on} and ${ends_on}`)
