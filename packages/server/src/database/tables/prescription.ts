import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp } from './columns'

/** What is signed with the content. */
export type SignedWith = Pick<Schema<'Prescription'>, 'medicines' | 'doses' | 'warnings'>

/** Of what is signed only the state moves on; the database refuses every other change. */
export interface PrescriptionTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  /** The patient the signature names, where a merge moved the prescription to another one. Set by the database. */
  signed_for: ColumnType<number | null, never, never>
  doctor_id: number
  state: Schema<'PrescriptionState'>
  content: JSONColumnType<Schema<'PrescriptionContent'>>
  signed_with: JSONColumnType<SignedWith | null, string | null, string | null>
  signer_name: string | null
  sip_number: string | null
  signed_at: NullableTimestamp
  hash: string | null
  cancel_reason: string | null
  cancelled_by: string | null
  cancelled_at: NullableTimestamp
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
