import type { UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { checkOrderOfReceipt } from './check-order-of-receipt'
import { checkTransaction } from './check-transaction'
import { contentColumns, trimmedContent } from './content-columns'

export const updateMedicineTransaction: UseCase<'updateMedicineTransaction'> = (call) => {
  const { version: _, ...typed } = call.body
  const content = trimmedContent(typed)
  return changeTransaction(call, {
    step: 'write',
    async apply(tx, { kind, purchase_order, content: { supplier_id: knownSupplier } }) {
      if (purchase_order) await checkOrderOfReceipt(tx, call.caller, { order_id: purchase_order.id, content })
      await checkTransaction(tx, call, { kind, content, knownSupplier }, { complete: false })
      return contentColumns(content)
    },
  })
}
