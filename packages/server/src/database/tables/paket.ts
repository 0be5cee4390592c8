import type { Schema } from '@clinic/api'
import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

export interface PaketTable extends Omit<Schema<'PaketInput'>, 'items'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface PaketItemTable extends Schema<'PaketItemInput'> {
  company_id: number
  clinic_id: number
  paket_id: number
  /** Their order. */
  position: number
}
