import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp } from '../columns'

/** A radiograph, photo or paper of a patient; its picture is a row of `photo` until it is removed. */
export interface PatientDocumentTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  visit_id: number | null
  kind: Schema<'DocumentKind'>
  /** A plain date. */
  taken_on: string
  teeth: JSONColumnType<Schema<'Tooth'>[], string | undefined>
  remark: Generated<string>
  /** Of the large picture, in pixels. */
  width: number
  height: number
  state: Generated<Schema<'DocumentState'>>
  remove_reason: string | null
  removed_by: string | null
  removed_at: NullableTimestamp
  created_at: ColumnType<string, string, never>
  created_by: string
  version: Generated<number>
  updated_at: string
}
