import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeStockCount } from './change-stock-count'

export const recountStockCount: UseCase<'recountStockCount'> = (call) =>
  changeStockCount(call, {
    event: () => ({ type: 'stockCount.recount' }),
    action: 'recount',
    version: call.body.version,
    reason: call.body.reason.trim(),
    async apply(tx, { id: count_id, lines, round: last }) {
      const { batch_ids } = call.body
      const { company_id, clinic_id } = call.caller
      if (batch_ids.some((id) => !lines.some(({ batch_id }) => batch_id === id)))
        throw new Refusal(422, 'checkFields', { fields: { batch_ids: 'batchNotCounted' } })
      const round = last + 1
      await tx
        .updateTable('stock_count_line')
        .set({ round })
        .where((eb) => eb.and({ company_id, clinic_id, count_id }))
        .where('batch_id', '=', ({ fn, val }) => fn.any(val(batch_ids)))
        .execute()
      return { round }
    },
  })
