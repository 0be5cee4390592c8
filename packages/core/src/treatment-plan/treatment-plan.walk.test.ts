import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type TreatmentPlanEvent, treatmentPlanMachine } from './index'

const events: TreatmentPlanEvent['type'][] = [
  'treatmentPlan.propose',
  'treatmentPlan.accept',
  'treatmentPlan.decline',
  'treatmentPlan.complete',
  'treatmentPlan.resume',
  'treatmentPlan.close',
  'treatmentPlan.revise',
]
const allBut = (...handled: TreatmentPlanEvent['type'][]) => events.filter((type) => !handled.includes(type))

provesMachine('treatment-plan/treatment-plan.machine.ts', treatmentPlanMachine, {
  start: () => createActor(treatmentPlanMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: allBut('treatmentPlan.propose', 'treatmentPlan.close'),
    proposed: allBut('treatmentPlan.accept', 'treatmentPlan.decline', 'treatmentPlan.revise'),
    accepted: allBut('treatmentPlan.complete', 'treatmentPlan.close', 'treatmentPlan.revise'),
    declined: allBut('treatmentPlan.revise'),
    completed: allBut('treatmentPlan.resume'),
  },
})
