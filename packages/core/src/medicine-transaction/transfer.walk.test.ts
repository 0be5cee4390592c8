import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type TransferEvent, transferMachine } from './index'

const events: TransferEvent['type'][] = ['transfer.write', 'transfer.send', 'transfer.accept', 'transfer.cancel']

provesMachine('medicine-transaction/transfer.machine.ts', transferMachine, {
  start: () => createActor(transferMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: ['transfer.accept'],
    sent: ['transfer.write', 'transfer.send', 'transfer.cancel'],
  },
})
