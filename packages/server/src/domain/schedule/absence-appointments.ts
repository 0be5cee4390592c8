import { sql } from 'kysely'
import type { Caller } from '../../use-case/contract'

/** Whether an appointment is one that the absent dentist cannot keep; in a statement over appointment, absence and clinic. */
export const isDuringAbsence = sql<boolean>`(
  appointment.doctor_id = absence.doctor_id
  and appointment.starts_at >= absence.starts_on::timestamp at time zone clinic.time_zone
  and appointment.starts_at < (absence.ends_on + 1)::timestamp at time zone clinic.time_zone
  and appointment.state in ('booked', 'confirmed'))`

/** The same for one absence, in a statement over appointment alone. */
export const isDuring = ({ company_id, clinic_id }: Caller, { id }: { id: number }) => sql<boolean>`exists (
  select from absence join clinic on clinic.company_id = absence.company_id and clinic.id = absence.clinic_id
  where absence.company_id = ${company_id} and absence.clinic_id = ${clinic_id} and absence.id = ${id} and ${isDuringAbsence})`
