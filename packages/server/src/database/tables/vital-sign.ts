import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

/** A measurement. Who corrects one writes another that supersedes it. */
export interface VitalSignTable extends Schema<'VitalSignInput'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  supersedes: number | null
  level: Schema<'VitalLevel'>
  correction_reason: string
  taken_at: Timestamp
  recorded_at: Timestamp
  recorded_by: string
  acknowledged_at: string | null
  acknowledged_by: Generated<string>
}
