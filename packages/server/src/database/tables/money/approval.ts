import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { CreatedAt } from '../columns'

/** What the desk asked the manager to approve. The database refuses to change what was asked and what was decided. */
export interface ApprovalTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  state: Schema<'ApprovalState'>
  discount: number
  gross: number
  limit_percent: number
  reason: string
  answer: Generated<string>
  requested_at: CreatedAt
  requested_by: string
  decided_at: string | null
  decided_by: string | null
  version: Generated<number>
  updated_at: Generated<string>
}
