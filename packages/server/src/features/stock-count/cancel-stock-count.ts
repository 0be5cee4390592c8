import { releaseBatches } from '../../domain/stock-count/release-batches'
import type { UseCase } from '../../use-case/contract'
import { changeStockCount } from './change-stock-count'

export const cancelStockCount: UseCase<'cancelStockCount'> = (call) =>
  changeStockCount(call, {
    event: () => ({ type: 'stockCount.cancel' }),
    action: 'cancel',
    version: call.body.version,
    reason: call.body.reason.trim(),
    async apply(tx, { id }) {
      await releaseBatches(tx, call.caller, id)
      return {}
    },
  })
