import type { UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { checkTransaction } from './check-transaction'

export const requestMedicineTransaction: UseCase<'requestMedicineTransaction'> = (call) =>
  changeTransaction(call, {
    step: 'request',
    async apply(tx, { kind, content }) {
      await checkTransaction(tx, call, { kind, content, knownSupplier: content.supplier_id }, { complete: true })
      return {}
    },
  })
