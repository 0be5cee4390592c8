import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp } from '../columns'

/** A consent to treatment is signed as it is written; the database refuses every later change but that it is revoked. */
export interface TreatmentConsentTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  /** The patient the signature names, where a merge moved the consent to another one. Set by the database. */
  signed_for: ColumnType<number | null, never, never>
  /** The dentist who explained it. */
  doctor_id: number
  decision: Schema<'ConsentDecision'>
  state: Schema<'TreatmentConsentState'>
  content: JSONColumnType<Schema<'TreatmentConsentContent'>>
  services: JSONColumnType<Schema<'NamedConsentedService'>[]>
  person: JSONColumnType<Omit<Schema<'LetterPerson'>, 'id'>>
  /** The name of the dentist; who signed for the patient stands in the content. */
  signer_name: string
  sip_number: string
  signed_at: ColumnType<string, string, never>
  hash: string
  revoke_reason: string | null
  revoked_by: string | null
  revoked_at: NullableTimestamp
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
