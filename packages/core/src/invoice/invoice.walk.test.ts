import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type InvoiceEvent, invoiceMachine } from './index'

const invoiceEvents: InvoiceEvent['type'][] = [
  'invoice.issue',
  'invoice.discard',
  'invoice.payPart',
  'invoice.payAll',
  'invoice.refundPart',
  'invoice.refundAll',
  'invoice.chargePart',
  'invoice.chargeAll',
  'invoice.creditPart',
  'invoice.credit',
  'invoice.void',
  'invoice.voidUnpaid',
  'invoice.writeOff',
]

const allBut = (...taken: InvoiceEvent['type'][]) => invoiceEvents.filter((type) => !taken.includes(type))

const payments = ['invoice.payPart', 'invoice.payAll'] as const
const credits = ['invoice.creditPart', 'invoice.credit'] as const
const refunds = ['invoice.refundPart', 'invoice.refundAll'] as const

provesMachine('invoice/invoice.machine.ts', invoiceMachine, {
  start: () => createActor(invoiceMachine),
  events: invoiceEvents.map((type) => ({ type })),
  ignored: {
    draft: allBut('invoice.issue', 'invoice.discard'),
    issued: allBut(...payments, 'invoice.chargeAll', ...credits, 'invoice.void', 'invoice.writeOff'),
    partly_paid: allBut(...payments, ...refunds, 'invoice.chargePart', ...credits, 'invoice.writeOff'),
    paid: allBut(...refunds, 'invoice.chargePart', 'invoice.chargeAll', 'invoice.voidUnpaid'),
  },
})
