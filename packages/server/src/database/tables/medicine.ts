import type { Schema } from '@clinic/api'
import type { ProposedMaterial } from '@clinic/core/usage'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Timestamp } from './columns'

/** Written by the database from the movements. */
type Counted = ColumnType<number, never, never>

/** A medicine of the company that a clinic keeps, under the same id. */
export interface MedicineTable {
  company_id: number
  clinic_id: number
  id: number
  on_hand: Counted
  minimum: Generated<number>
  maximum: number | null
  location: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface MedicineBatchTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  medicine_id: number
  lot: string
  /** A plain date, the last one of use. */
  expires_on: string | null
  unit_cost: number
  supplier_id: number | null
  on_hand: Counted
  recall_reason: string | null
  recalled_by: string | null
  recalled_at: NullableTimestamp
  version: Generated<number>
  created_at: CreatedAt
}

/** Only ever added to; adding one changes what is on hand. */
export interface MedicineMovementTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  medicine_id: number
  batch_id: number
  transaction_id: number
  /** The line of the prescription that is dispensed; null of other documents. */
  prescription_line: number | null
  quantity: number
  balance: Counted
  batch_balance: Counted
  recorded_by: string
  recorded_at: Timestamp
}

/** The database refuses a change of what was decided. */
export interface MedicineTransactionTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  kind: Schema<'MedicineTransactionKind'>
  state: Schema<'MedicineTransactionState'>
  year: number | null
  /** The how many-th of its kind in the clinic's year. */
  sequence: number | null
  number: string | null
  supplier_id: number | null
  /** Of a return: the receipt that brought the goods. */
  receipt_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Of a transfer: the other clinic, and the document there. */
  partner_clinic_id: ColumnType<number | null, number | null | undefined, number | null>
  partner_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Of a transfer that was accepted: the units that arrived of each line. */
  arrived: ColumnType<number[] | null, string | null | undefined, string | null>
  /** Of what is dispensed. */
  prescription_id: number | null
  /** Of a receipt that was made from an order. */
  purchase_order_id: ColumnType<number | null, number | null | undefined, never>
  /** Of what a treatment used: the visit, and the note that was signed. */
  visit_id: ColumnType<number | null, number | null | undefined, never>
  note_id: ColumnType<number | null, number | null | undefined, never>
  /** Of what a treatment used: what is proposed to be taken. */
  proposed: ColumnType<ProposedMaterial[] | null, string | null | undefined, never>
  invoice_number: string
  /** A plain date. */
  dated_on: string
  reason: Schema<'TransactionReason'> | null
  note: string
  lines: JSONColumnType<Schema<'MedicineTransactionLine'>[]>
  stages: JSONColumnType<Schema<'MedicineTransactionStage'>[]>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
