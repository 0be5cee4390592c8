import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { stockCountById } from './stock-count-by-id'

export const getStockCount: UseCase<'getStockCount'> = async ({ database, caller, now, path: { id } }) => {
  const found = await stockCountById(database, { caller, now }, id)
  if (!found) throw new Refusal(404, 'notFound')
  return found
}
