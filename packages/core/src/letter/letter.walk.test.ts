import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { letterMachine } from './index'

provesMachine('letter/letter.machine.ts', letterMachine, {
  start: () => createActor(letterMachine),
  events: [{ type: 'letter.void' }],
  ignored: {},
})
