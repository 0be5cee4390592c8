import { lineChange } from '@clinic/core/medicine-transaction'
import type { UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { completeTransaction } from './complete-transaction'

export const postMedicineTransaction: UseCase<'postMedicineTransaction'> = (call) =>
  changeTransaction(call, {
    step: 'post',
    apply(tx, transaction) {
      const { lines, reason, supplier_id } = transaction.content
      const moves = lines.flatMap(({ medicine_id, batch_id, ...line }) =>
        batch_id === null ? [] : { medicine_id, batch_id, quantity: lineChange(line, reason) },
      )
      return completeTransaction(tx, call, { transaction, knownSupplier: supplier_id, moves: async () => moves })
    },
  })
