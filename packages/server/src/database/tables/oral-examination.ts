import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, Timestamp } from './columns'

type Content = Schema<'OralExaminationContent'>

/** A draft is written during treatment only, and what is final is never changed; the database refuses both. */
export interface OralExaminationTable extends Omit<Content, 'ohis'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  doctor_id: number
  state: Schema<'OralExaminationState'>
  ohis: JSONColumnType<Content['ohis']>
  written_at: Timestamp
  version: Generated<number>
  created_at: CreatedAt
}
