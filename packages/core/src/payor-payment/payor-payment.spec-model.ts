import { setup } from 'xstate'

/** The spec model of a payment of a payor: what the bank never brought, or brought for others, is struck out once. */
export const payorPaymentModel = setup({
  types: { events: {} as { type: 'strikeOut' } },
}).createMachine({
  id: 'payorPayment',
  initial: 'inTheBooks',
  states: { inTheBooks: { on: { strikeOut: 'struckOut' } }, struckOut: {} },
})
