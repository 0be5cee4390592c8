import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { ClaimEvent } from '@clinic/core/claim'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Timestamp } from './columns'

/** What a payor is asked for of an invoice. The database keeps what is claimed, and a claim that is closed. */
export interface ClaimTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  /** A plain date, which the database copies. */
  invoice_day: Generated<string>
  payor_id: number
  claimed: number
  state: Schema<'ClaimState'>
  /** By the last answer of the payor; null before one. */
  approved: number | null
  answer_reason: Generated<string>
  /** Null until it is submitted. */
  claim_batch_id: number | null
  /** A plain date. */
  due_on: string
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** A move of a claim. Rows are only added, as of batches and parts of payments; the database refuses to change them. */
export interface ClaimEventTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  claim_id: number
  event: ClaimEvent['type'] | 'claim.open'
  /** Null where it was made. */
  from_state: Schema<'ClaimState'> | null
  to_state: Schema<'ClaimState'>
  at: Timestamp
  user_id: number
  user_name: string
  user_role: RoleName
  amount: number | null
  reason: string
}

export interface ClaimBatchTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  payor_id: number
  year: number
  sequence: number
  number: string
  submitted_on: ColumnType<string, string, never>
  submitted_by: string
  due_on: ColumnType<string, string, never>
  documents: JSONColumnType<Schema<'EnclosedDocument'>[]>
}

/** Only that it is taken back is written later. */
export interface PayorPaymentTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  payor_id: number
  year: number
  sequence: number
  number: string
  amount: number
  received_on: ColumnType<string, string, never>
  reference: string
  recorded_at: ColumnType<string, string, never>
  recorded_by: string
  state: Generated<Schema<'PayorPaymentState'>>
  /** Why it is void; empty where it is not. */
  reason: Generated<string>
  voided_at: NullableTimestamp
  voided_by: Generated<string>
  version: Generated<number>
  updated_at: Generated<string>
}

/** Which claims a payment pays. */
export interface PayorPaymentClaimTable {
  company_id: number
  clinic_id: number
  payor_payment_id: number
  claim_id: number
  payor_id: number
  amount: number
}
