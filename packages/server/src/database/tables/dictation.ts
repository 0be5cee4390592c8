import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns'

/** What became of a draft is never changed; the database refuses it, and keeps every row. */
export interface DictationTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: ColumnType<number, number, never>
  patient_id: ColumnType<number, number, never>
  /** Made where it is typed; the findings it becomes have it too. */
  key: ColumnType<string, string, never>
  /** A hash of the entry as it was sent first, to tell another one with the same key. */
  entry_hash: ColumnType<string, string, never>
  entry: JSONColumnType<Schema<'DictatedEntry'>>
  user_id: ColumnType<number, number, never>
  user_name: ColumnType<string, string, never>
  state: Schema<'DictationState'>
  resolved_by: number | null
  resolved_by_name: string | null
  resolved_at: NullableTimestamp
  resolved_reason: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Generated<string>
}
