import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { mergeObstacle } from './merge-obstacle'
import { patientsOf } from './merge-pair'

export const previewPatientMerge: UseCase<'previewPatientMerge'> = async ({ database, caller, path, query }) => {
  const pair = { survivor_id: path.id, duplicate_id: query.duplicate_id }
  const { survivor, duplicate } = await patientsOf(database, caller, pair)
  const isMerged = [survivor, duplicate].some(({ status }) => status === 'merged')
  return {
    patient: survivor,
    duplicate,
    moves: await countMoves(database, caller, pair),
    obstacle: isMerged ? 'merged' : await mergeObstacle(database, caller, [survivor, duplicate]),
  }
}

/** Counts the rows of the duplicate; those entered in error count too, because they move. */
async function countMoves(
  database: Database,
  { company_id, clinic_id }: Caller,
  { survivor_id, duplicate_id }: { survivor_id: number; duplicate_id: number },
) {
  const count = (table: string) => sql`(select count(*) from ${sql.table(table)} as counted
    where counted.company_id = ${company_id} and counted.clinic_id = ${clinic_id}
    and counted.patient_id = ${duplicate_id})`
  const { rows } = await sql<Schema<'PatientMergeCounts'>>`select ${count('appointment')} as appointment,
    ${count('visit')} as visit, ${count('note')} as note, ${count('prescription')} as prescription,
    ${count('letter')} as letter, ${count('invoice')} as invoice,
    ${count('odontogram_finding')} as odontogram_finding, ${count('medical_alert')} as medical_alert,
    ${count('patient_policy')} as patient_policy, ${count('patient_document')} as patient_document, ${count('package_sold')} as package_sold,
    ${count('deposit')} as deposit,
    ${count('waitlist_entry')} as waitlist_entry, ${count('registration')} as registration,
    (select count(*) from vital_sign join visit on visit.company_id = vital_sign.company_id
      and visit.clinic_id = vital_sign.clinic_id and visit.id = vital_sign.visit_id
      where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id}
      and visit.patient_id = ${duplicate_id}) as vital_sign,
    (select count(*) from photo where company_id = ${company_id} and clinic_id = ${clinic_id}
      and patient_id = ${duplicate_id} and not exists (select from photo as theirs where theirs.company_id = ${company_id}
      and theirs.clinic_id = ${clinic_id} and theirs.patient_id = ${survivor_id})) as photo`.execute(database)
  for (const row of rows) return row
  throw new Error('Nothing was counted')
}
