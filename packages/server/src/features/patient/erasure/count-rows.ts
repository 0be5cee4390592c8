import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'

interface Counted {
  goes: Schema<'ErasedCounts'>
  stays: Schema<'KeptCounts'>
  /** A day of the clinic. */
  last_visit_on: string | null
}

/** Counts what would go with patients and what has to stay; a visit that was entered in error counts too: its rows stay. */
export async function countRows(
  database: Database,
  { company_id, clinic_id }: Caller,
  ids: readonly number[],
): Promise<Counted> {
  const count = (table: string) => sql`(select count(*) from ${sql.table(table)} as counted
    where counted.company_id = ${company_id} and counted.clinic_id = ${clinic_id}
    and counted.patient_id = any(${ids}::bigint[]))`
  const { rows } = await sql<
    Schema<'ErasedCounts'> & Schema<'KeptCounts'> & { last_visit_on: string | null }
  >`select ${count('appointment')} as appointment,
    ${count('waitlist_entry')} as waitlist_entry, ${count('registration')} as registration,
    ${count('medical_alert')} as medical_alert, ${count('patient_policy')} as patient_policy,
    ${count('patient_document')} as patient_document,
    ${count('treatment_plan')} as treatment_plan,
    (select count(*) from photo where photo.company_id = ${company_id} and photo.clinic_id = ${clinic_id}
      and (photo.patient_id = any(${ids}::bigint[]) or photo.patient_policy_id in (select id from patient_policy
        where patient_policy.company_id = ${company_id} and patient_policy.clinic_id = ${clinic_id}
        and patient_policy.patient_id = any(${ids}::bigint[]))
      or photo.patient_document_id in (select id from patient_document
        where patient_document.company_id = ${company_id} and patient_document.clinic_id = ${clinic_id}
        and patient_document.patient_id = any(${ids}::bigint[])))) as photo,
    ${count('visit')} as visit, ${count('package_sold')} as package_sold, ${count('deposit')} as deposit,
    ${count('lab_order')} as lab_order,
    (select to_char(max(visit.arrived_at) at time zone clinic.time_zone, 'YYYY-MM-DD') from visit
      join clinic on clinic.company_id = visit.company_id and clinic.id = visit.clinic_id
      where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id}
      and visit.patient_id = any(${ids}::bigint[]) group by clinic.time_zone) as last_visit_on`.execute(database)
  for (const { visit, package_sold, deposit, lab_order, last_visit_on, ...goes } of rows)
    return { goes, stays: { visit, package_sold, deposit, lab_order }, last_visit_on }
  throw new Error('Nothing was counted')
}
