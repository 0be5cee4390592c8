import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { absenceMachine } from './index'

provesMachine('schedule/absence.machine.ts', absenceMachine, {
  start: () => createActor(absenceMachine),
  events: [{ type: 'absence.approve' }, { type: 'absence.reject' }, { type: 'absence.cancel' }],
  ignored: { approved: ['absence.approve', 'absence.reject'] },
})
