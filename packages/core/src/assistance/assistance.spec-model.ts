import { setup } from 'xstate'

/** A visit as an assistant tells it: lay out what is needed, stand at the chair, clean up; or a colleague takes over. */
export const assistanceModel = setup({
  types: {
    events: {} as { type: 'layOut' } | { type: 'sitDown' } | { type: 'cleanUp' } | { type: 'handOver' },
  },
}).createMachine({
  id: 'assistance',
  initial: 'onTheList',
  states: {
    onTheList: { on: { layOut: 'layingOut', handOver: 'withColleague' } },
    layingOut: { on: { sitDown: 'atTheChair', handOver: 'withColleague' } },
    atTheChair: { on: { cleanUp: 'cleanedUp', handOver: 'withColleague' } },
    cleanedUp: {},
    withColleague: {},
  },
})
