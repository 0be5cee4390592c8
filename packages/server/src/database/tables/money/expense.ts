import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp } from '../columns'

/** What a clinic paid out. The database refuses to change what was recorded, but that it is taken back. */
export interface ExpenseTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  year: number
  /** The how many-th expense of the clinic's year. */
  sequence: number
  number: string
  state: Schema<'ExpenseState'>
  /** A plain date. */
  day: ColumnType<string, string, never>
  category: Schema<'ExpenseCategory'>
  paid_to: string
  purpose: string
  paid_from: Schema<'ExpenseSource'>
  /** In rupiah. */
  amount: number
  reference: Generated<string>
  /** The drawer it was paid from. */
  cash_shift_id: number | null
  recorded_at: ColumnType<string, string, never>
  recorded_by: string
  reason: Generated<string>
  voided_at: NullableTimestamp
  voided_by: Generated<string>
  version: Generated<number>
  updated_at: Generated<string>
}
