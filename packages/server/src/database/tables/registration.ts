import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp } from './columns'

export interface RegistrationTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  code: string
  state: Schema<'RegistrationState'>
  language: 'en' | 'id'
  patient: JSONColumnType<Schema<'PatientInput'>>
  screening: ColumnType<Schema<'Screening'>, string | undefined, never>
  patient_id: number | null
  reason: string | null
  submitted_at: Generated<string>
  decided_at: NullableTimestamp
  decided_by: string | null
  version: Generated<number>
}
