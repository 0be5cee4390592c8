import { setup } from 'xstate'

/** The spec model of an instalment plan: kept to the end, given back and open again, given up, or replaced by another agreement. */
export const instalmentPlanModel = setup({
  types: {
    events: {} as { type: 'payTheRest' } | { type: 'giveBack' } | { type: 'giveUp' } | { type: 'agreeAnew' },
  },
}).createMachine({
  id: 'instalmentPlan',
  initial: 'beingPaid',
  states: {
    beingPaid: { on: { payTheRest: 'paidOff', giveUp: 'givenUp', agreeAnew: 'replaced' } },
    paidOff: { on: { giveBack: 'beingPaid' } },
    givenUp: {},
    replaced: {},
  },
})
