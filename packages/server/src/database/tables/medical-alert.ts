import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

/** Kept for good: an alert that holds no longer has another state. */
export interface MedicalAlertTable extends Schema<'MedicalAlertInput'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  /** The patient it was recorded for, where a merge moved it. */
  recorded_for: Generated<number | null>
  /** What tells whether two alerts of a topic are the same: core's `alertKey`. */
  name_key: string
  state: Generated<Schema<'MedicalAlertState'>>
  state_reason: Generated<string>
  recorded_by: string
  recorded_at: Timestamp
  changed_by: string
  changed_at: Timestamp
  version: Generated<number>
}

/** Rows are only added; the last one of a topic counts. */
export interface MedicalAnswerTable extends Schema<'MedicalTopicAnswer'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  answered_by: string
  answered_at: Timestamp
}
