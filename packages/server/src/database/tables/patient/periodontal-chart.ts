import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, Timestamp } from '../columns'

/** A draft is written during treatment only, and what is final or discarded is never changed; the database refuses both. */
export interface PeriodontalChartTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  state: Schema<'PeriodontalChartState'>
  content: JSONColumnType<Schema<'PeriodontalChartContent'>>
  written_by: string
  written_at: Timestamp
  version: Generated<number>
  created_at: CreatedAt
}
