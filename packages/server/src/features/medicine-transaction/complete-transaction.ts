import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { moveStock } from '../../domain/medicine/move-stock'
import type { RequestContext } from '../../use-case/contract'
import { checkTransaction } from './check-transaction'

interface Completed {
  transaction: Pick<Schema<'MedicineTransaction'>, 'id' | 'kind' | 'content'>
  knownSupplier: number | null
  /** What the lines move, read after their medicines are held. */
  moves: () => Promise<Parameters<typeof moveStock>[2]['moves']>
}

/** Moves the stock of a document and returns its number. Its medicines are held first: what is on hand or recalled may have changed since it was written. */
export async function completeTransaction(
  tx: Transaction,
  context: RequestContext,
  { transaction: { id, kind, content }, knownSupplier, moves }: Completed,
) {
  const { caller, now } = context
  await holdMedicines(
    tx,
    caller,
    content.lines.map(({ medicine_id }) => medicine_id),
  )
  await checkTransaction(tx, context, { kind, content, knownSupplier }, { complete: true })
  await moveStock(tx, context, { transaction_id: id, moves: await moves() })
  const { today } = await clinicDay(tx, caller, now)
  return nextDocumentNumber(tx, caller, { table: 'medicine_transaction', kind, year: Number(today.slice(0, 4)) })
}
