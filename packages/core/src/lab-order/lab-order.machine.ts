import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of an order to an outside laboratory: it is drafted, sent, received and fitted. What is not right goes back until it is
 * received again. Whether it is late depends on the day and is no state.
 */
export const labOrderMachine = setup({
  types: {
    events: {} as
      | { type: 'labOrder.send' }
      | { type: 'labOrder.receive' }
      | { type: 'labOrder.return' }
      | { type: 'labOrder.fit' }
      | { type: 'labOrder.cancel' },
  },
}).createMachine({
  id: 'labOrder',
  initial: 'draft',
  states: {
    draft: { on: { 'labOrder.send': 'sent', 'labOrder.cancel': 'cancelled' } },
    sent: {
      on: { 'labOrder.receive': 'received', 'labOrder.return': 'returned', 'labOrder.cancel': 'cancelled' },
    },
    received: { on: { 'labOrder.fit': 'fitted', 'labOrder.return': 'returned' } },
    returned: { on: { 'labOrder.receive': 'received' } },
    fitted: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type LabOrderEvent = EventFrom<typeof labOrderMachine>
export type LabOrderState = StateValueFrom<typeof labOrderMachine>
