import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp } from './columns'

/** What is signed is never changed; the database refuses it. */
export interface NoteTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  /** The patient the signature names, where a merge moved the note to another one. Set by the database. */
  signed_for: ColumnType<number | null, never, never>
  doctor_id: number
  state: Schema<'NoteState'>
  content: JSONColumnType<Schema<'NoteContent'>>
  signer_name: string | null
  sip_number: string | null
  signed_at: NullableTimestamp
  hash: string | null
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** Rows are only added, as of the following two; the database refuses to change them. */
export interface NoteAddendumTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  note_id: number
  doctor_id: number
  text: string
  signer_name: string
  sip_number: string
  signed_at: ColumnType<string, string, never>
  hash: string
}

interface OfNote {
  company_id: number
  clinic_id: number
  id: Generated<number>
  note_id: number
  visit_id: number
  patient_id: number
}

export interface DiagnosisTable extends OfNote, Omit<Schema<'NoteDiagnosis'>, 'id'> {}

export interface ProcedureTable
  extends OfNote,
    Omit<Schema<'NoteProcedure'>, 'id' | 'surfaces' | 'consent' | 'anaesthesia' | 'not_charted' | 'plan_item_id'> {
  name: string
  /** Of a treatment plan; null where it was not planned. */
  plan_item_id: ColumnType<number | null, number | null | undefined, never>
  icd9cm: string
  surfaces: JSONColumnType<Schema<'NoteProcedure'>['surfaces']>
  /** What was signed on the screen; null where it was given on paper, or not at all. */
  consent_id: ColumnType<number | null, number | null | undefined, never>
  consent_witness: string | null
  consent_at: NullableTimestamp
  anaesthesia: ColumnType<Schema<'Anaesthesia'> | null, string | null | undefined, never>
}
