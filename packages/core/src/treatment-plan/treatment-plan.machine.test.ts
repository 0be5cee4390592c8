import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { treatmentPlanModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type TreatmentPlanState, treatmentPlanMachine } from './treatment-plan.machine'

provesLifecycle('a treatment plan', treatmentPlanMachine, treatmentPlanModel, {
  states: {
    written: 'draft',
    offered: 'proposed',
    agreed: 'accepted',
    refused: 'declined',
    carriedOut: 'completed',
    givenUp: 'closed',
    superseded: 'replaced',
  },
  events: {
    offer: 'treatmentPlan.propose',
    agree: 'treatmentPlan.accept',
    refuse: 'treatmentPlan.decline',
    finishLast: 'treatmentPlan.complete',
    takeBack: 'treatmentPlan.resume',
    giveUp: 'treatmentPlan.close',
    planAnew: 'treatmentPlan.revise',
  },
})

it('a treatment plan has the states of the contract', () => {
  expectTypeOf<TreatmentPlanState>().toEqualTypeOf<Schema<'TreatmentPlanState'>>()
})
