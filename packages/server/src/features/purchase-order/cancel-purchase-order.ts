import type { UseCase } from '../../use-case/contract'
import { changePurchaseOrder } from './change-purchase-order'

export const cancelPurchaseOrder: UseCase<'cancelPurchaseOrder'> = (call) =>
  changePurchaseOrder(call, { step: 'cancel', reason: call.body.reason.trim() })
