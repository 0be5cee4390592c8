import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp } from '../columns'

type BookingRequest = Schema<'BookingRequest'>

export interface BookingRequestTable
  extends Pick<BookingRequest, 'code' | 'state' | 'language' | 'product_id' | 'doctor_id' | 'phone' | 'note'>,
    Pick<BookingRequest, 'first_name' | 'last_name' | 'date_of_birth' | 'reason' | 'appointment_id' | 'decided_by'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  starts_at: string
  ends_at: string
  /** Of the secret by which its sender reads it. */
  token_hash: ColumnType<string, string, never>
  submitted_at: Generated<string>
  decided_at: NullableTimestamp
  version: Generated<number>
}
