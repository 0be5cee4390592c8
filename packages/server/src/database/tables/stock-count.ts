import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Timestamp } from './columns'

/** A count of the stock by hand. The database refuses a change of one that has ended. */
export interface StockCountTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  state: Schema<'StockCountState'>
  name: string
  /** A plain date. */
  dated_on: string
  category: Schema<'MedicineCategory'> | null
  location: string
  medicine_ids: JSONColumnType<number[]>
  counters: number
  single_reason: string
  round: Generated<number>
  transaction_id: number | null
  stages: JSONColumnType<Schema<'StockCountStage'>[]>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** What the books said of a batch as the count started. */
export interface StockCountLineTable {
  company_id: number
  clinic_id: number
  count_id: number
  batch_id: number
  medicine_id: number
  snapshot: number
  unit_cost: number
  round: Generated<number>
  is_open: Generated<boolean>
}

export interface StockCountCounterTable {
  company_id: number
  clinic_id: number
  count_id: number
  round: number
  position: number
  user_id: number
  user_name: string
  finished_at: NullableTimestamp
}

/** What one counter typed of one batch. */
export interface StockCountEntryTable {
  company_id: number
  clinic_id: number
  count_id: number
  batch_id: number
  round: number
  position: number
  quantity: number
  moved: number
  typed_at: Timestamp
}
