import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'

/** Money that a patient pays in advance, or gets back of it. The database refuses to change it. */
export interface DepositTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  kind: 'taken' | 'refunded'
  patient_id: number
  /** The deposit that a refund gives back. */
  refund_of: number | null
  cash_shift_id: number
  year: number
  sequence: number
  number: string
  /** In rupiah. */
  amount: number
  method: Schema<'PaymentMethod'>
  reference: string
  /** Of a refund. */
  reason: string
  received_at: ColumnType<string, string, never>
  received_by: string
}
