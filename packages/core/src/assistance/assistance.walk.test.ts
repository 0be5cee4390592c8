import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { assistanceMachine } from './index'

provesMachine('assistance/assistance.machine.ts', assistanceMachine, {
  start: () => createActor(assistanceMachine),
  events: [
    { type: 'assistance.prepare' },
    { type: 'assistance.start' },
    { type: 'assistance.stop' },
    { type: 'assistance.reassign' },
  ],
  ignored: {
    assigned: ['assistance.start', 'assistance.stop'],
    preparing: ['assistance.prepare', 'assistance.stop'],
    assisting: ['assistance.prepare', 'assistance.start'],
  },
})
