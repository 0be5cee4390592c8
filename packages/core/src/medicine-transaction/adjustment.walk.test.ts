import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type AdjustmentEvent, adjustmentMachine } from './index'

const events: AdjustmentEvent['type'][] = [
  'adjustment.write',
  'adjustment.request',
  'adjustment.post',
  'adjustment.refuse',
  'adjustment.cancel',
]

provesMachine('medicine-transaction/adjustment.machine.ts', adjustmentMachine, {
  start: () => createActor(adjustmentMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: ['adjustment.post', 'adjustment.refuse'],
    requested: ['adjustment.write', 'adjustment.request'],
  },
})
