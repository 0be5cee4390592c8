import { setup } from 'xstate'

/** A week of the assistants as their manager tells it: planned, shown to them, and planned otherwise after that. */
export const staffWeekModel = setup({
  types: {
    events: {} as
      | { type: 'show' }
      | { type: 'planOtherwise' }
      /** The shifts are put back as they were shown. */
      | { type: 'planAsShown' },
  },
}).createMachine({
  id: 'staffWeek',
  initial: 'planned',
  states: {
    planned: { on: { show: 'shown' } },
    shown: { on: { show: 'shown', planOtherwise: 'otherThanShown' } },
    otherThanShown: { on: { show: 'shown', planAsShown: 'shown' } },
  },
})
