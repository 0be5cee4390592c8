import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface StaffTable extends Omit<Schema<'StaffInput'>, 'skills'> {
  skills: JSONColumnType<Schema<'Skill'>[]>
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
