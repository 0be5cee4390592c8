import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { cashShiftMachine } from './index'

provesMachine('cash-shift/cash-shift.machine.ts', cashShiftMachine, {
  start: () => createActor(cashShiftMachine),
  events: [{ type: 'cashShift.count' }, { type: 'cashShift.resume' }, { type: 'cashShift.close' }],
  ignored: { open: ['cashShift.resume', 'cashShift.close'], counted: ['cashShift.count'] },
})
