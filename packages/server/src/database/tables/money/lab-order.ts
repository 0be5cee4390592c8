import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from '../columns'

/** What an outside laboratory makes for a patient. The database keeps what was sent, and an order that is closed. */
export interface LabOrderTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  year: number
  sequence: number
  number: string
  patient_id: number
  supplier_id: number
  doctor_id: number
  visit_id: number | null
  procedure_id: number | null
  work: Schema<'LabWork'>
  teeth: JSONColumnType<Schema<'Tooth'>[]>
  shade: string
  note: string
  cost: number
  /** Plain dates. */
  due_on: string
  state: Schema<'LabOrderState'>
  sent_on: string | null
  received_on: string | null
  fitted_on: string | null
  reason: Generated<string>
  created_at: CreatedAt
  created_by: string
  version: Generated<number>
  updated_at: Generated<string>
}

/** By how much the cost of an order changed on a day. Rows are only added. */
export interface LabCostTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  lab_order_id: number
  /** A plain date. */
  day: string
  amount: number
}
