import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { instalmentPlanModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type InstalmentPlanState, instalmentPlanMachine } from './instalment-plan.machine'

provesLifecycle('an instalment plan', instalmentPlanMachine, instalmentPlanModel, {
  states: { beingPaid: 'active', paidOff: 'settled', givenUp: 'defaulted', replaced: 'cancelled' },
  events: {
    payTheRest: 'instalmentPlan.settle',
    giveBack: 'instalmentPlan.reopen',
    giveUp: 'instalmentPlan.default',
    agreeAnew: 'instalmentPlan.cancel',
  },
})

it('an instalment plan has the states of the contract', () => {
  expectTypeOf<InstalmentPlanState>().toEqualTypeOf<Schema<'InstalmentPlanState'>>()
})
