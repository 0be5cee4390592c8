import type { Schema } from '@clinic/api'
import { allocateFirstExpiring, type StoredBatch } from '@clinic/core/dispensing'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { moveStock } from '../medicine/move-stock'
import { recordMaterialCosts } from './record-material-costs'

interface Taken {
  transaction_id: number
  wanted: Schema<'UsageInput'>['lines']
  /** What the medicines have, read after they were held. */
  batches: readonly StoredBatch[]
}

/** Takes materials out of the batches that expire first, for a document that exists, and returns its columns as one that is posted. */
export async function takeUsed(tx: Transaction, context: RequestContext, { transaction_id, wanted, batches }: Taken) {
  const { caller, now } = context
  const moves = allocateFirstExpiring(batches, wanted).flatMap(({ taken }, row) => {
    const medicine_id = wanted[row]?.medicine_id
    return medicine_id === undefined
      ? []
      : taken.map(({ batch_id, quantity }) => ({ medicine_id, batch_id, quantity: -quantity }))
  })
  await moveStock(tx, context, { transaction_id, moves })
  const { today } = await clinicDay(tx, caller, now)
  await recordMaterialCosts(tx, caller, { transaction_id, day: today })
  const year = Number(today.slice(0, 4))
  return {
    ...(await nextDocumentNumber(tx, caller, { table: 'medicine_transaction', kind: 'usage', year })),
    lines: JSON.stringify(moves.map(lineOf)),
  }
}

const lineOf = (move: {
  medicine_id: number
  batch_id: number
  quantity: number
}): Schema<'MedicineTransactionLine'> => ({
  ...move,
  pack_size: 1,
  bonus: 0,
  price: 0,
  lot: '',
  expires_on: null,
})
