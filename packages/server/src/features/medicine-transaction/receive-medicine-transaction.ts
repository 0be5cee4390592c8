import { unitsOf } from '@clinic/core/medicine-transaction'
import { followReceipt } from '../../domain/purchase-order/follow-receipt'
import type { UseCase } from '../../use-case/contract'
import { batchOfLine } from './batch-of-line'
import { changeTransaction } from './change-transaction'
import { checkOrderOfReceipt } from './check-order-of-receipt'
import { completeTransaction } from './complete-transaction'

export const receiveMedicineTransaction: UseCase<'receiveMedicineTransaction'> = (call) =>
  changeTransaction(call, {
    step: 'receive',
    async apply(tx, transaction) {
      const { content, purchase_order } = transaction
      const { supplier_id, lines } = content
      if (purchase_order) await checkOrderOfReceipt(tx, call.caller, { order_id: purchase_order.id, content })
      const moves = async () => {
        const received = []
        for (const line of lines)
          received.push({
            medicine_id: line.medicine_id,
            batch_id: await batchOfLine(tx, call, { line, supplier_id }),
            quantity: unitsOf(line),
          })
        return received
      }
      return completeTransaction(tx, call, { transaction, knownSupplier: supplier_id, moves })
    },
    follow: async (tx, { purchase_order }) => purchase_order && followReceipt(tx, call, purchase_order.id),
  })
