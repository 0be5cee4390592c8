import { setup } from 'xstate'

/** The spec model of assistance: prepare the chair, assist, finish; or hand over to a colleague. */
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
