import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { purchaseOrderById } from './purchase-order-by-id'

export const getPurchaseOrder: UseCase<'getPurchaseOrder'> = async ({ database, caller, now, path }) => {
  const found = await purchaseOrderById(database, { caller, now }, path.id)
  if (!found) throw new Refusal(404, 'notFound')
  return found
}
