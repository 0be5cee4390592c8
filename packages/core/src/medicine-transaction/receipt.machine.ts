import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a receipt of goods: a draft until they are in the stock; what came in is never taken back, only adjusted. */
export const receiptMachine = setup({
  types: { events: {} as { type: 'receipt.write' } | { type: 'receipt.receive' } | { type: 'receipt.cancel' } },
}).createMachine({
  id: 'receipt',
  initial: 'draft',
  states: {
    draft: {
      on: { 'receipt.write': 'draft', 'receipt.receive': 'received', 'receipt.cancel': 'cancelled' },
    },
    received: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type ReceiptEvent = EventFrom<typeof receiptMachine>
