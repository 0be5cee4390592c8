import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The merges of the clinic, as the contract shows them. */
export const patientMergeRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('patient_merge')
    .innerJoin('patient as duplicate', (join) =>
      join
        .onRef('duplicate.company_id', '=', 'patient_merge.company_id')
        .onRef('duplicate.clinic_id', '=', 'patient_merge.clinic_id')
        .onRef('duplicate.id', '=', 'patient_merge.duplicate_id'),
    )
    .select(['patient_merge.id', 'patient_merge.survivor_id', 'patient_merge.state', 'patient_merge.merged_at'])
    .select(['patient_merge.merged_by', 'patient_merge.undo_until', 'patient_merge.undone_at'])
    .select(['patient_merge.undone_by', 'patient_merge.version'])
    .select(
      sql<Schema<'MergedPatient'>>`jsonb_build_object('id', duplicate.id, 'record_number', duplicate.record_number,
        'first_name', duplicate.first_name, 'last_name', duplicate.last_name)`.as('duplicate'),
    )
    .where('patient_merge.company_id', '=', company_id)
    .where('patient_merge.clinic_id', '=', clinic_id)
