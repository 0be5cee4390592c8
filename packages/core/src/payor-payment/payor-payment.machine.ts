import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of a payment of a payor: it counts until a manager takes it back, and stays listed as void then. */
export const payorPaymentMachine = setup({
  types: { events: {} as { type: 'payorPayment.void' } },
}).createMachine({
  id: 'payorPayment',
  initial: 'recorded',
  states: {
    recorded: { on: { 'payorPayment.void': 'void' } },
    void: { type: 'final' },
  },
})

export type PayorPaymentEvent = EventFrom<typeof payorPaymentMachine>
export type PayorPaymentState = StateValueFrom<typeof payorPaymentMachine>
