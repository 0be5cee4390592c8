import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

/** A try to reach a patient who should come again. */
export interface RecallAttemptTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  /** The last visit of the patient then. */
  visit_id: number
  channel: Schema<'RecallChannel'>
  outcome: Schema<'RecallOutcome'>
  remark: string
  made_by: string
  made_at: Timestamp
}
