import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from '../columns'

/** What a dentist proposes to a patient. The database keeps what was proposed, and a plan that is closed or replaced. */
export interface TreatmentPlanTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  doctor_id: number
  title: string
  note: string
  state: Schema<'TreatmentPlanState'>
  /** Of its number; null before it is proposed. */
  year: number | null
  sequence: number | null
  number: string | null
  price_list: Generated<string>
  /** Plain dates. */
  proposed_on: string | null
  valid_until: string | null
  decided_on: string | null
  signed_by: Generated<string>
  reason: Generated<string>
  replaces_id: number | null
  created_at: CreatedAt
  created_by: string
  version: Generated<number>
  updated_at: Generated<string>
}

/** Those of a draft are written anew as a whole; of others only what became of them changes. */
export interface TreatmentPlanItemTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  treatment_plan_id: number
  position: number
  phase: Schema<'TreatmentPhase'>
  product_id: number
  tooth: Schema<'Tooth'> | null
  surfaces: JSONColumnType<Schema<'ToothSurface'>[]>
  jaw: Schema<'Jaw'> | null
  quantity: number
  remark: string
  /** Of the service when it was proposed; null while it is a draft. */
  product_code: string | null
  product_name: string | null
  price: number | null
  amount: number | null
  state: Generated<Schema<'TreatmentPlanItemState'>>
  /** A plain date. */
  done_on: string | null
  /** Whose note says that it is done. */
  visit_id: number | null
}
