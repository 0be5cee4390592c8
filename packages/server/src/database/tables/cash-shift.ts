import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp } from './columns'

export interface CashShiftTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  user_id: number
  user_name: string
  state: Schema<'CashShiftState'>
  opened_at: ColumnType<string, string, never>
  variance_reason: Generated<string>
  closed_at: NullableTimestamp
  closed_by: string | null
  version: Generated<number>
  updated_at: Generated<string>
}

/** What was counted in a drawer, each time it was. Rows are only added. */
export interface CashCountTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  cash_shift_id: number
  counted: number
  counted_at: ColumnType<string, string, never>
  counted_by: string
}
