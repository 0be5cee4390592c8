import type { UseCases } from '../../use-case/contract'
import { approvePurchaseOrder, orderPurchaseOrder } from './approve-purchase-order'
import { cancelPurchaseOrder } from './cancel-purchase-order'
import { createPurchaseOrder } from './create-purchase-order'
import { createPurchaseOrderReceipt } from './create-purchase-order-receipt'
import { getPurchaseOrder } from './get-purchase-order'
import { listPurchaseOrder } from './list-purchase-order'
import { proposePurchaseOrder } from './propose-purchase-order'
import { updatePurchaseOrder } from './update-purchase-order'

type Operation =
  | 'listPurchaseOrder'
  | 'createPurchaseOrder'
  | 'proposePurchaseOrder'
  | 'getPurchaseOrder'
  | 'updatePurchaseOrder'
  | 'approvePurchaseOrder'
  | 'orderPurchaseOrder'
  | 'cancelPurchaseOrder'
  | 'createPurchaseOrderReceipt'

export const purchaseOrderUseCases: UseCases<Operation> = {
  listPurchaseOrder,
  createPurchaseOrder,
  proposePurchaseOrder,
  getPurchaseOrder,
  updatePurchaseOrder,
  approvePurchaseOrder,
  orderPurchaseOrder,
  cancelPurchaseOrder,
  createPurchaseOrderReceipt,
}
