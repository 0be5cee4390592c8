import { freezeBatches } from '../../domain/stock-count/freeze-batches'
import type { UseCase } from '../../use-case/contract'
import { changeStockCount } from './change-stock-count'

export const startStockCount: UseCase<'startStockCount'> = (call) =>
  changeStockCount(call, {
    event: () => ({ type: 'stockCount.start' }),
    action: 'start',
    version: call.body.version,
    async apply(tx, scope) {
      await freezeBatches(tx, call, { count_id: scope.id, scope })
      return {}
    },
  })
