import { setup } from 'xstate'

/** The maintenance of a room as the people of a clinic tell it: planned, under way, over, or called off. */
export const maintenanceModel = setup({
  types: {
    events: {} as
      | { type: 'begin' }
      | { type: 'reachItsEnd' }
      /** The room is ready sooner. */
      | { type: 'finishEarly' }
      | { type: 'callOff' },
  },
}).createMachine({
  id: 'maintenance',
  initial: 'ahead',
  states: {
    ahead: { on: { begin: 'underWay', callOff: 'calledOff' } },
    underWay: { on: { reachItsEnd: 'over', finishEarly: 'over', callOff: 'calledOff' } },
    over: {},
    calledOff: {},
  },
})
