import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of a treatment plan: it is drafted, proposed with its prices, and accepted, as a whole or in part, or declined. What was
 * accepted is completed with its last item. Whoever changes their mind is proposed another plan, which replaces this one. Whether the prices
 * still hold depends on the day and is no state.
 */
export const treatmentPlanMachine = setup({
  types: {
    events: {} as
      | { type: 'treatmentPlan.propose' }
      | { type: 'treatmentPlan.accept' }
      | { type: 'treatmentPlan.decline' }
      | { type: 'treatmentPlan.complete' }
      | { type: 'treatmentPlan.resume' }
      | { type: 'treatmentPlan.close' }
      | { type: 'treatmentPlan.revise' },
  },
}).createMachine({
  id: 'treatmentPlan',
  initial: 'draft',
  states: {
    draft: { on: { 'treatmentPlan.propose': 'proposed', 'treatmentPlan.close': 'closed' } },
    proposed: {
      on: {
        'treatmentPlan.accept': 'accepted',
        'treatmentPlan.decline': 'declined',
        'treatmentPlan.revise': 'replaced',
      },
    },
    accepted: {
      on: {
        'treatmentPlan.complete': 'completed',
        'treatmentPlan.close': 'closed',
        'treatmentPlan.revise': 'replaced',
      },
    },
    declined: { on: { 'treatmentPlan.revise': 'replaced' } },
    // A visit that was reopened takes back what its note said was done.
    completed: { on: { 'treatmentPlan.resume': 'accepted' } },
    closed: { type: 'final' },
    replaced: { type: 'final' },
  },
})

export type TreatmentPlanEvent = EventFrom<typeof treatmentPlanMachine>
export type TreatmentPlanState = StateValueFrom<typeof treatmentPlanMachine>
