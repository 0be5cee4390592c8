import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '../columns'

/** Of one invoice or of the receipt of one payment. A revocation is never taken back; the database refuses it. */
export interface ReceiptLinkTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: ColumnType<number | null, number | null, never>
  payment_id: ColumnType<number | null, number | null, never>
  /** sha256 of the token, hex. */
  token_hash: ColumnType<string, string, never>
  created_at: Timestamp
  created_by: string
  expires_at: Timestamp
  /** Null while nobody has revoked it. */
  revoked_at: NullableTimestamp
  revoked_by: string | null
  openings: Generated<number>
  last_opened_at: NullableTimestamp
}
