import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of an invoice: a draft is what may still change, an issued one is what is owed until it is paid, void or written off.
 * Whether a payment pays all of it or a part, and a refund gives back all or a part, whoever sends the event has computed.
 */
export const invoiceMachine = setup({
  types: {
    events: {} as
      | { type: 'invoice.issue' }
      | { type: 'invoice.discard' }
      | { type: 'invoice.payPart' }
      | { type: 'invoice.payAll' }
      | { type: 'invoice.refundPart' }
      | { type: 'invoice.refundAll' }
      /** What its payor does not pay, the patient owes; `chargeAll` where they have paid nothing of it. */
      | { type: 'invoice.chargePart' }
      | { type: 'invoice.chargeAll' }
      /** A credit note takes off a part of what is owed. */
      | { type: 'invoice.creditPart' }
      /** What is still owed is not owed any more: a credit note takes it off, or the rest of a package is refunded. */
      | { type: 'invoice.credit' }
      | { type: 'invoice.void' }
      /** One that was settled at once, since the patient owed nothing of it. */
      | { type: 'invoice.voidUnpaid' }
      | { type: 'invoice.writeOff' },
  },
}).createMachine({
  id: 'invoice',
  initial: 'draft',
  states: {
    draft: { on: { 'invoice.issue': 'issued', 'invoice.discard': 'discarded' } },
    discarded: { type: 'final' },
    issued: {
      on: {
        'invoice.payPart': 'partly_paid',
        'invoice.payAll': 'paid',
        'invoice.chargeAll': 'issued',
        'invoice.creditPart': 'issued',
        'invoice.credit': 'paid',
        'invoice.void': 'void',
        'invoice.writeOff': 'written_off',
      },
    },
    partly_paid: {
      on: {
        'invoice.payPart': 'partly_paid',
        'invoice.payAll': 'paid',
        'invoice.refundPart': 'partly_paid',
        'invoice.refundAll': 'issued',
        'invoice.chargePart': 'partly_paid',
        'invoice.creditPart': 'partly_paid',
        'invoice.credit': 'paid',
        'invoice.writeOff': 'written_off',
      },
    },
    paid: {
      on: {
        'invoice.refundPart': 'partly_paid',
        'invoice.refundAll': 'issued',
        'invoice.chargePart': 'partly_paid',
        'invoice.chargeAll': 'issued',
        'invoice.voidUnpaid': 'void',
      },
    },
    void: { type: 'final' },
    written_off: { type: 'final' },
  },
})

export type InvoiceEvent = EventFrom<typeof invoiceMachine>
export type InvoiceState = StateValueFrom<typeof invoiceMachine>
