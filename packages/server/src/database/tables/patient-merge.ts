import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp } from './columns'

/** The tables whose rows a merge moves by themselves; those of a visit move with it. Of `patient`, those merged into the duplicate before. */
export type MovedTable =
  | 'patient'
  | 'visit'
  | 'appointment'
  | 'waitlist_entry'
  | 'registration'
  | 'medical_alert'
  | 'medical_answer'
  | 'patient_policy'
  | 'patient_document'
  | 'package_sold'
  | 'deposit'
  | 'lab_order'
  | 'treatment_plan'
  | 'photo'

/** Two patients who are one person. */
export interface PatientMergeTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  survivor_id: number
  duplicate_id: number
  /** The status of the duplicate before. */
  duplicate_status: 'active' | 'inactive' | 'deceased'
  /** The values of the survivor before the merge. */
  before: JSONColumnType<Schema<'PatientInput'>>
  /** Their values as chosen in the merge. */
  after: JSONColumnType<Schema<'PatientInput'>>
  /** Ids of the moved rows. */
  moved: JSONColumnType<Record<MovedTable, number[]>>
  state: Schema<'PatientMerge'>['state']
  merged_at: ColumnType<string, string, never>
  merged_by: string
  undo_until: ColumnType<string, string, never>
  undone_at: NullableTimestamp
  undone_by: string | null
  version: Generated<number>
}
