import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

/** Of one person or one paper, in two sizes. */
export interface PhotoTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  /** One of these names the owner. */
  doctor_id: Generated<number | null>
  staff_id: Generated<number | null>
  patient_id: Generated<number | null>
  patient_policy_id: Generated<number | null>
  patient_document_id: Generated<number | null>
  expense_id: Generated<number | null>
  /** Of these very bytes. */
  name: string
  small: Uint8Array
  large: Uint8Array
  created_at: Timestamp
}
