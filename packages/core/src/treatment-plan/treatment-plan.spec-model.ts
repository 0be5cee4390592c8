import { setup } from 'xstate'

/**
 * The spec model of a treatment plan: written down, offered with its prices, agreed to or not. What is agreed to is carried out to its end, which a
 * reopened visit takes back; a changed mind leads to another plan, and what nobody wants any more is given up.
 */
export const treatmentPlanModel = setup({
  types: {
    events: {} as
      | { type: 'offer' }
      | { type: 'agree' }
      | { type: 'refuse' }
      | { type: 'finishLast' }
      | { type: 'takeBack' }
      | { type: 'giveUp' }
      | { type: 'planAnew' },
  },
}).createMachine({
  id: 'treatmentPlan',
  initial: 'written',
  states: {
    written: { on: { offer: 'offered', giveUp: 'givenUp' } },
    offered: { on: { agree: 'agreed', refuse: 'refused', planAnew: 'superseded' } },
    agreed: { on: { finishLast: 'carriedOut', giveUp: 'givenUp', planAnew: 'superseded' } },
    refused: { on: { planAnew: 'superseded' } },
    carriedOut: { on: { takeBack: 'agreed' } },
    givenUp: {},
    superseded: {},
  },
})
