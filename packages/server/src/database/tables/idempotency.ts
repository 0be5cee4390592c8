import type { JSONColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface IdempotencyTable {
  company_id: number
  /** The user's id, or 'visitor': the address of a phone changes between two tries. */
  principal: string
  operation: string
  key: string
  /** sha256 of path, query and body, hex. */
  body_hash: string
  reply: JSONColumnType<Record<string, unknown>> | null
  created_at: CreatedAt
}
