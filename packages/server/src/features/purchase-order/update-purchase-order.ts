import type { UseCase } from '../../use-case/contract'
import { changePurchaseOrder } from './change-purchase-order'
import { checkPurchaseOrder } from './check-purchase-order'

export const updatePurchaseOrder: UseCase<'updatePurchaseOrder'> = (call) => {
  const { version: _, ...typed } = call.body
  return changePurchaseOrder(call, {
    step: 'write',
    async apply(tx) {
      const { lines, ...content } = await checkPurchaseOrder(tx, call.caller, typed, { complete: false })
      return { ...content, lines: JSON.stringify(lines) }
    },
  })
}
