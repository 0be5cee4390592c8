import { transactionById } from '../../domain/medicine/transaction-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getMedicineTransaction: UseCase<'getMedicineTransaction'> = async ({ database, caller, now, path }) => {
  const found = await transactionById(database, { caller, now }, path.id)
  if (!found) throw new Refusal(404, 'notFound')
  return found
}
