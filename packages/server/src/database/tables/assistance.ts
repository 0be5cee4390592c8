import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns'

export interface AssistanceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  staff_id: number
  role: Schema<'AssistanceRole'>
  state: Schema<'AssistanceState'>
  /** Keys of the items of the preparation checklist. */
  prepared: ColumnType<string[], string | undefined, string>
  started_at: NullableTimestamp
  stopped_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
  updated_at: Generated<string>
}

/** Rows are only added; the database refuses to change them. Who corrects an amount writes another that supersedes it. */
export interface AssistanceMaterialTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  assistance_id: number
  medicine_id: number
  name: string
  unit: Schema<'MedicineUnit'>
  quantity: number
  supersedes: number | null
  correction_reason: string
  recorded_at: ColumnType<string, string, never>
  recorded_by: string
}
