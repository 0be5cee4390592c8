import type { Generated } from 'kysely'

/** What a service of a visit cost of a material that a document took from the stock. Rows are only added. */
export interface MaterialCostTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  transaction_id: number
  visit_id: number
  product_id: number
  medicine_id: number
  /** A plain date. */
  day: string
  amount: number
}
