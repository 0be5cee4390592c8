import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type UsageEvent, usageMachine } from './index'

const events: UsageEvent['type'][] = ['usage.post', 'usage.cancel']

provesMachine('usage/usage.machine.ts', usageMachine, {
  start: () => createActor(usageMachine),
  events: events.map((type) => ({ type })),
  ignored: {},
})
