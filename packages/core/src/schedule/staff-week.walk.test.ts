import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { staffWeekMachine } from './index'

provesMachine('schedule/staff-week.machine.ts', staffWeekMachine, {
  start: () => createActor(staffWeekMachine),
  events: [{ type: 'staffWeek.publish' }, { type: 'staffWeek.shiftsChanged' }, { type: 'staffWeek.shiftsRestored' }],
  ignored: {
    draft: ['staffWeek.shiftsChanged', 'staffWeek.shiftsRestored'],
    published: ['staffWeek.shiftsRestored'],
    changed: ['staffWeek.shiftsChanged'],
  },
})
