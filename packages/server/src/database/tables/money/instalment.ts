import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from '../columns'

/** In which terms the patient pays an invoice. The database refuses to change what was agreed on. */
export interface InstalmentPlanTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  state: Schema<'InstalmentPlanState'>
  amount: number
  terms: JSONColumnType<Schema<'InstalmentTermInput'>[]>
  /** A plain date, written by the database: of the first term that is not paid; null unless the plan is active. */
  next_due_on: Generated<string | null>
  reason: Generated<string>
  created_at: CreatedAt
  created_by: string
  version: Generated<number>
  updated_at: Generated<string>
}
