import type { UseCase } from '../../use-case/contract'
import { changeStockCount } from './change-stock-count'
import { checkStockCount } from './check-stock-count'

export const updateStockCount: UseCase<'updateStockCount'> = (call) => {
  const { version, ...content } = call.body
  return changeStockCount(call, {
    event: () => ({ type: 'stockCount.write' }),
    action: 'write',
    version,
    apply: (tx) => checkStockCount(tx, call.caller, content),
  })
}
