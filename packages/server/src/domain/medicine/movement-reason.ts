import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'

/** Why a quantity moved: the reason of its document, but of a transfer that came only of what did not arrive. */
export const movementReason = (quantity: RawBuilder<unknown>) => sql<Schema<'TransactionReason'> | null>`case
  when medicine_transaction.kind = 'transfer_in' and ${quantity} > 0 then null else medicine_transaction.reason end`
