import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp } from './columns'

/** A letter is signed as it is written; the database refuses every later change but that it is void. */
export interface LetterTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  /** The patient the signature names, where a merge moved the letter to another one. Set by the database. */
  signed_for: ColumnType<number | null, never, never>
  doctor_id: number
  kind: Schema<'LetterKind'>
  year: number
  /** The how many-th letter of the clinic's year. */
  sequence: number
  number: string
  state: Schema<'LetterState'>
  content: JSONColumnType<Schema<'LetterContent'>>
  person: JSONColumnType<Omit<Schema<'LetterPerson'>, 'id'>>
  stay: JSONColumnType<Schema<'LetterStay'>>
  signer_name: string
  sip_number: string
  signed_at: ColumnType<string, string, never>
  hash: string
  void_reason: string | null
  voided_by: string | null
  voided_at: NullableTimestamp
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
