import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a transfer between clinics of a company: what was sent is in transit until the other clinic accepts it, and never comes back by itself. */
export const transferMachine = setup({
  types: {
    events: {} as
      | { type: 'transfer.write' }
      | { type: 'transfer.send' }
      | { type: 'transfer.accept' }
      | { type: 'transfer.cancel' },
  },
}).createMachine({
  id: 'transfer',
  initial: 'draft',
  states: {
    draft: {
      on: { 'transfer.write': 'draft', 'transfer.send': 'sent', 'transfer.cancel': 'cancelled' },
    },
    sent: { on: { 'transfer.accept': 'received' } },
    received: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type TransferEvent = EventFrom<typeof transferMachine>
