import type { Schema } from '@clinic/api'
import type { CountedLine } from '@clinic/core/fee-share'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp } from './columns'

/** What a dentist earned in a month. The database refuses to change one that is approved, but that it was paid. */
export interface FeeStatementTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number
  /** A month, `2026-11`. */
  period: string
  state: Schema<'FeeStatementState'>
  reopen_reason: Generated<string>
  /** What the shifts of the month bring at least, in rupiah; written as it is approved, 0 before. */
  guaranteed: Generated<number>
  reviewed_at: NullableTimestamp
  reviewed_by: string | null
  approved_at: NullableTimestamp
  approved_by: string | null
  paid_at: NullableTimestamp
  paid_by: string | null
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** Written when the statement is approved; rows are only added. */
export interface FeeStatementLineTable {
  company_id: number
  clinic_id: number
  statement_id: number
  invoice_line_id: number
  position: number
  earned: number
  assistant: number
  amount: number
  counted: JSONColumnType<CountedLine>
  shown: JSONColumnType<Schema<'FeeStatementLine'>>
}
