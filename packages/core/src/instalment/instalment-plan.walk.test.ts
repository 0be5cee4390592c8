import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type InstalmentPlanEvent, instalmentPlanMachine } from './index'

const events: InstalmentPlanEvent['type'][] = [
  'instalmentPlan.settle',
  'instalmentPlan.reopen',
  'instalmentPlan.default',
  'instalmentPlan.cancel',
]

provesMachine('instalment/instalment-plan.machine.ts', instalmentPlanMachine, {
  start: () => createActor(instalmentPlanMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    active: ['instalmentPlan.reopen'],
    settled: events.filter((type) => type !== 'instalmentPlan.reopen'),
  },
})
