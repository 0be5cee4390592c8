import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './columns'

/** What is ordered from a supplier. The database keeps what was approved. */
export interface PurchaseOrderTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  state: Schema<'PurchaseOrderState'>
  year: number | null
  /** The how many-th in the clinic's year. */
  sequence: number | null
  number: string | null
  supplier_id: number
  /** A plain date. */
  expected_on: string | null
  note: string
  lines: JSONColumnType<Schema<'PurchaseOrderLine'>[]>
  stages: JSONColumnType<Schema<'PurchaseOrderStage'>[]>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
