import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type LabOrderEvent, labOrderMachine } from './index'

const events: LabOrderEvent['type'][] = [
  'labOrder.send',
  'labOrder.receive',
  'labOrder.return',
  'labOrder.fit',
  'labOrder.cancel',
]
const allBut = (...handled: LabOrderEvent['type'][]) => events.filter((type) => !handled.includes(type))

provesMachine('lab-order/lab-order.machine.ts', labOrderMachine, {
  start: () => createActor(labOrderMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: allBut('labOrder.send', 'labOrder.cancel'),
    sent: allBut('labOrder.receive', 'labOrder.return', 'labOrder.cancel'),
    received: allBut('labOrder.fit', 'labOrder.return'),
    returned: allBut('labOrder.receive'),
  },
})
