import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of an instalment plan: it is active until its invoice is paid, the clinic gives up on its terms, or another one is agreed
 * on. A refund makes a settled plan active again. Whether a term is late depends on the day and is no state.
 */
export const instalmentPlanMachine = setup({
  types: {
    events: {} as
      | { type: 'instalmentPlan.settle' }
      | { type: 'instalmentPlan.reopen' }
      | { type: 'instalmentPlan.default' }
      | { type: 'instalmentPlan.cancel' },
  },
}).createMachine({
  id: 'instalmentPlan',
  initial: 'active',
  states: {
    active: {
      on: {
        'instalmentPlan.settle': 'settled',
        'instalmentPlan.default': 'defaulted',
        'instalmentPlan.cancel': 'cancelled',
      },
    },
    settled: { on: { 'instalmentPlan.reopen': 'active' } },
    defaulted: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type InstalmentPlanEvent = EventFrom<typeof instalmentPlanMachine>
export type InstalmentPlanState = StateValueFrom<typeof instalmentPlanMachine>
