import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { invoiceModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type InvoiceState, invoiceMachine } from './invoice.machine'

provesLifecycle('an invoice', invoiceMachine, invoiceModel, {
  states: {
    beingWritten: 'draft',
    unpaid: 'issued',
    halfPaid: 'partly_paid',
    settled: 'paid',
    thrownAway: 'discarded',
    annulled: 'void',
    givenUp: 'written_off',
  },
  events: {
    handOut: 'invoice.issue',
    throwAway: 'invoice.discard',
    takeSome: 'invoice.payPart',
    takeTheRest: 'invoice.payAll',
    giveSomeBack: 'invoice.refundPart',
    giveAllBack: 'invoice.refundAll',
    askForMore: 'invoice.chargePart',
    askForAll: 'invoice.chargeAll',
    forgiveSome: 'invoice.creditPart',
    forgiveTheRest: 'invoice.credit',
    annul: 'invoice.void',
    annulForFree: 'invoice.voidUnpaid',
    giveUp: 'invoice.writeOff',
  },
})

it('an invoice has the states of the contract', () => {
  expectTypeOf<InvoiceState>().toEqualTypeOf<Schema<'InvoiceState'>>()
})
