import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { purchaseOrderModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { purchaseOrderMachine } from './purchase-order.machine'
import type { PurchaseOrderState } from './purchase-order.values'

provesLifecycle('a purchase order', purchaseOrderMachine, purchaseOrderModel, {
  states: {
    beingWritten: 'draft',
    signed: 'approved',
    atSupplier: 'ordered',
    partlyHere: 'partially_received',
    allHere: 'received',
    calledOff: 'cancelled',
  },
  events: {
    writeOn: 'purchaseOrder.write',
    sign: 'purchaseOrder.approve',
    send: 'purchaseOrder.order',
    bringSome: 'purchaseOrder.receivePart',
    bringRest: 'purchaseOrder.receiveRest',
    callOff: 'purchaseOrder.cancel',
  },
})

it('a purchase order has states that people read', () => {
  expectTypeOf<StateValueFrom<typeof purchaseOrderMachine>>().toEqualTypeOf<PurchaseOrderState>()
})
