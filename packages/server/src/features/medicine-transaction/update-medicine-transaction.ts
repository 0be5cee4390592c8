import type { UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { checkTransaction } from './check-transaction'
import { contentColumns, trimmedContent } from './content-columns'

export const updateMedicineTransaction: UseCase<'updateMedicineTransaction'> = (call) => {
  const { version: _, ...typed } = call.body
  const content = trimmedContent(typed)
  return changeTransaction(call, {
    step: 'write',
    async apply(tx, { kind, content: { supplier_id: knownSupplier } }) {
      await checkTransaction(tx, call, { kind, content, knownSupplier }, { complete: false })
      return contentColumns(content)
    },
  })
}
