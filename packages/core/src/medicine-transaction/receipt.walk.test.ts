import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type ReceiptEvent, receiptMachine } from './index'

const events: ReceiptEvent['type'][] = ['receipt.write', 'receipt.receive', 'receipt.cancel']

provesMachine('medicine-transaction/receipt.machine.ts', receiptMachine, {
  start: () => createActor(receiptMachine),
  events: events.map((type) => ({ type })),
  ignored: {},
})
