import type { RoleName } from '@clinic/core/access'
import type { JSONColumnType } from 'kysely'
import type { People } from '../../audit/people'

export interface AuditEventTable {
  company_id: number
  group_number: number
  position: number
  clinic_id: number
  at: string
  user_id: number | null
  user_name: string
  role: RoleName | 'visitor' | 'system'
  ip: string
  action: string
  object: string
  object_id: number | null
  query: JSONColumnType<Record<string, unknown>> | null
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  reason: string | null
  /** The people whose data it shows or changes: ids by kind. */
  people: JSONColumnType<People> | null
  /** The secret in its seal, until its contents are taken out. */
  salt: string | null
  /** Stands for the contents in the chain. */
  seal: string | null
}
