import type { OperationId } from '@clinic/api'
import type { Database } from '../../database/schema'
import type { Visitor } from '../../use-case/contract'
import { transaction } from '../../use-case/transaction'
import { countAttempt } from './count-attempt'

interface Refused {
  operationId: OperationId
  caller: Visitor | null
  /** The status that would be answered. */
  status: number
  now: Date
}

const counted: ReadonlySet<OperationId> = new Set<OperationId>(['createRegistration', 'createBookingRequest'])

/** Counts a refused registration or booking request like an accepted one: the count in its own transaction was rolled back with it. */
export async function countRefused(database: Database, { operationId, caller, status, now }: Refused) {
  if (!counted.has(operationId) || !caller || status >= 500 || status === 429) return
  await transaction(database, (tx) => countAttempt(tx, caller.ip, now))
}
