import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from '../columns'

/** A package of a patient. The database refuses to change what was sold. */
export interface PackageSoldTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  invoice_id: number
  invoice_line_id: number
  paket_id: number
  code: string
  name: string
  /** In rupiah: what was charged for it after discounts, without its tax. */
  price: number
  tax: number
  /** Plain dates. */
  sold_on: ColumnType<string, string, never>
  valid_until: string
  state: Exclude<Schema<'PackageSoldState'>, 'expired'>
  reason: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface PackageSoldItemTable {
  company_id: number
  clinic_id: number
  package_sold_id: number
  product_id: number
  position: number
  name: string
  name_en: string
  sessions: number
  /** In rupiah: the part of the price that all its sessions make up. */
  amount: number
}

/** Sessions that came or went. Rows are only added. */
export interface PackageEntryTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  package_sold_id: number
  product_id: number
  kind: Schema<'PackageEntryKind'>
  sessions: number
  /** Of a use: how many were used then, with this one. */
  session: number | null
  invoice_id: number
  invoice_line_id: number | null
  at: ColumnType<string, string, never>
  user_name: string
  reason: Generated<string>
}
