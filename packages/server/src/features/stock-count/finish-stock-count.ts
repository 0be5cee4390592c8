import type { Schema } from '@clinic/api'
import { countersOf } from '@clinic/core/stock-count'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeStockCount } from './change-stock-count'

/** The last counter who finishes hands the count in to be reviewed. */
export const finishStockCount: UseCase<'finishStockCount'> = (call) =>
  changeStockCount(call, {
    event: (before) => ({ type: isLast(before) ? 'stockCount.compare' : 'stockCount.count' }),
    action: 'finish',
    async apply(tx, before) {
      const { company_id, clinic_id, user_id } = call.caller
      const { id: count_id, round } = before
      refuseUnfinished(before)
      await tx
        .updateTable('stock_count_counter')
        .set({ finished_at: call.now.toISOString() })
        .where((eb) => eb.and({ company_id, clinic_id, count_id, round, user_id }))
        .execute()
      return {}
    },
  })

const ofRound = ({ people, round }: Schema<'StockCount'>) => people.filter((each) => each.round === round)

const isLast = (before: Schema<'StockCount'>) =>
  ofRound(before).filter((each) => !each.is_caller && each.finished_at !== null).length + 1 === countersOf(before)

function refuseUnfinished(before: Schema<'StockCount'>) {
  const caller = ofRound(before).find(({ is_caller }) => is_caller)
  if (!caller) throw new Refusal(422, 'notCounter')
  if (caller.finished_at !== null) throw new Refusal(409, 'countingFinished', { current: before })
  const missing = before.lines.filter(({ is_counted_now, mine }) => is_counted_now && mine === null).length
  if (missing > 0) throw new Refusal(422, 'batchesNotCounted', { values: { count: missing } })
}
