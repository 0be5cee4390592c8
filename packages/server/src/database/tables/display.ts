import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns'

/** A revocation is never taken back; the database refuses it. */
export interface DisplayTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  name: string
  language: Schema<'DisplayLanguage'>
  /** sha256 of the token, hex. */
  token_hash: ColumnType<string, string, never>
  created_at: Timestamp
  created_by: string
  /** Null while its link is valid. */
  revoked_at: NullableTimestamp
  revoked_by: string | null
}
