import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type PurchaseOrderEvent, purchaseOrderMachine } from './index'

const events: PurchaseOrderEvent['type'][] = [
  'purchaseOrder.write',
  'purchaseOrder.approve',
  'purchaseOrder.order',
  'purchaseOrder.receivePart',
  'purchaseOrder.receiveRest',
  'purchaseOrder.cancel',
]

provesMachine('purchase-order/purchase-order.machine.ts', purchaseOrderMachine, {
  start: () => createActor(purchaseOrderMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: ['purchaseOrder.receivePart', 'purchaseOrder.receiveRest'],
    approved: [
      'purchaseOrder.write',
      'purchaseOrder.approve',
      'purchaseOrder.receivePart',
      'purchaseOrder.receiveRest',
    ],
    ordered: ['purchaseOrder.write', 'purchaseOrder.approve', 'purchaseOrder.order'],
    partially_received: ['purchaseOrder.write', 'purchaseOrder.approve', 'purchaseOrder.order'],
  },
})
