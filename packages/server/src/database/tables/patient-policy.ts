import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

/** Kept as long as its patient: a policy that is over is made inactive. */
export interface PatientPolicyTable extends Schema<'PatientPolicyInput'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  /** The patient it was entered for, where a merge moved it. */
  recorded_for: Generated<number | null>
  /** What tells two numbers of a plan apart: core's `memberKey`. */
  member_key: string
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
