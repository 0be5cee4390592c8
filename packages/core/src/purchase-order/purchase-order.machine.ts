import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of a purchase order: written, approved by the manager, ordered from the supplier, and received in one or more parts. The
 * manager orders from a draft too, which approves it. Until all came the rest can be cancelled; what came stays.
 */
export const purchaseOrderMachine = setup({
  types: {
    events: {} as
      | { type: 'purchaseOrder.write' }
      | { type: 'purchaseOrder.approve' }
      | { type: 'purchaseOrder.order' }
      | { type: 'purchaseOrder.receivePart' }
      | { type: 'purchaseOrder.receiveRest' }
      | { type: 'purchaseOrder.cancel' },
  },
}).createMachine({
  id: 'purchaseOrder',
  initial: 'draft',
  states: {
    draft: {
      on: {
        'purchaseOrder.write': 'draft',
        'purchaseOrder.approve': 'approved',
        'purchaseOrder.order': 'ordered',
        'purchaseOrder.cancel': 'cancelled',
      },
    },
    approved: { on: { 'purchaseOrder.order': 'ordered', 'purchaseOrder.cancel': 'cancelled' } },
    ordered: {
      on: {
        'purchaseOrder.receivePart': 'partially_received',
        'purchaseOrder.receiveRest': 'received',
        'purchaseOrder.cancel': 'cancelled',
      },
    },
    partially_received: {
      on: {
        'purchaseOrder.receivePart': 'partially_received',
        'purchaseOrder.receiveRest': 'received',
        'purchaseOrder.cancel': 'cancelled',
      },
    },
    received: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type PurchaseOrderEvent = EventFrom<typeof purchaseOrderMachine>
