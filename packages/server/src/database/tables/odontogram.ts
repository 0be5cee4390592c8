import type { Schema } from '@clinic/api'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './columns'

type Finding = Schema<'Finding'>

/** Rows are only added; the database refuses to change them. */
export interface OdontogramFindingTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  visit_id: number
  /** Of the entry, which may have several rows. */
  entry_key: string
  /** A hash of the entry, to tell another one with the same key. */
  entry_hash: string
  key: string
  mode: Finding['mode']
  teeth: JSONColumnType<Finding['teeth']>
  code: Finding['code']
  surfaces: JSONColumnType<Finding['surfaces']>
  material: NonNullable<Finding['material']> | null
  width: number | null
  direction: NonNullable<Finding['direction']> | null
  abutments: JSONColumnType<NonNullable<Finding['abutments']>> | null
  cause: NonNullable<Finding['cause']> | null
  is_uncertain: boolean
  note: string
  supersedes: JSONColumnType<string[]>
  reason: string | null
  user_id: number
  user_name: string
  dictated_by: number | null
  at: ColumnType<string, string, never>
  created_at: CreatedAt
}
