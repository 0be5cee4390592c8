import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

/** Of one person, in two sizes. */
export interface PhotoTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  patient_id: number | null
  /** Of these very bytes. */
  name: string
  small: Uint8Array
  large: Uint8Array
  created_at: Timestamp
}
