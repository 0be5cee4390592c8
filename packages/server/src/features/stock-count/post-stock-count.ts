import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { releaseBatches } from '../../domain/stock-count/release-batches'
import { writeCountDocument } from '../../domain/stock-count/write-count-document'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeStockCount } from './change-stock-count'

type StockCount = Schema<'StockCount'>
interface Move {
  medicine_id: number
  batch_id: number
  quantity: number
  batch: string
}

/** Moves the stock by what was counted more or less than booked; the medicines are held, so that what is on hand stays while it is judged. */
export const postStockCount: UseCase<'postStockCount'> = (call) => {
  const reason = call.body.reason.trim()
  return changeStockCount(call, {
    event: () => ({ type: 'stockCount.post' }),
    action: 'post',
    version: call.body.version,
    reason,
    async apply(tx, before) {
      refuseAlone(before)
      const differing = differencesOf(before)
      if (differing.length > 0 && reason === '')
        throw new Refusal(422, 'checkFields', { fields: { reason: 'differenceWithoutReason' } })
      await holdMedicines(
        tx,
        call.caller,
        differing.map(({ medicine_id }) => medicine_id),
      )
      await refuseBelowZero(tx, call.caller, differing)
      const moves = differing.map(({ batch: _, ...move }) => move)
      const transaction_id = await writeCountDocument(tx, call, { note: reason, moves })
      await releaseBatches(tx, call.caller, before.id)
      return { transaction_id }
    },
  })
}

/** Who counted everything alone does not approve it too. */
function refuseAlone({ people }: StockCount) {
  if (people.every(({ is_caller }) => is_caller)) throw new Refusal(422, 'countedAlone')
}

const batchName = ({ name, strength, lot }: Schema<'StockCountLine'>) =>
  [name, strength, lot].filter((part) => part !== '').join(' ')

/** What each batch is moved by; refused while counters differ about one. */
function differencesOf({ lines }: StockCount): Move[] {
  const undecided = lines.filter(({ comparison }) => comparison?.difference === null)
  if (undecided.length > 0)
    throw new Refusal(422, 'countersDiffer', { values: { batches: undecided.slice(0, 5).map(batchName).join(', ') } })
  return lines.flatMap((line) => {
    const { batch_id, medicine_id, comparison } = line
    const quantity = comparison?.difference ?? 0
    return quantity === 0 ? [] : [{ medicine_id, batch_id, quantity, batch: batchName(line) }]
  })
}

/** What was taken out since the start may leave less than is missing: then it was counted wrong. */
async function refuseBelowZero(tx: Transaction, { company_id, clinic_id }: Caller, moves: readonly Move[]) {
  if (moves.length === 0) return
  const batches = await tx
    .selectFrom('medicine_batch')
    .select(['id', 'on_hand'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', '=', ({ fn, val }) => fn.any(val(moves.map(({ batch_id }) => batch_id))))
    .execute()
  const onHand = new Map(batches.map(({ id, on_hand }) => [id, on_hand]))
  const short = moves.filter(({ batch_id, quantity }) => (onHand.get(batch_id) ?? 0) + quantity < 0)
  if (short.length === 0) return
  const named = short.slice(0, 5).map(({ batch }) => batch)
  throw new Refusal(422, 'countBelowZero', { values: { batches: named.join(', ') } })
}
