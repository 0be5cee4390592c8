import { setup } from 'xstate'

/** The spec model of a stock count: a plan, people at the shelves, a comparison on the desk, and the books put right or the count called off. */
export const stockCountModel = setup({
  types: {
    events: {} as
      | { type: 'planAnew' }
      | { type: 'freeze' }
      | { type: 'countOne' }
      | { type: 'handIn' }
      | { type: 'sendBack' }
      | { type: 'believe' }
      | { type: 'callOff' },
  },
}).createMachine({
  id: 'stockCount',
  initial: 'planned',
  states: {
    planned: { on: { planAnew: 'planned', freeze: 'atTheShelves', callOff: 'calledOff' } },
    atTheShelves: { on: { countOne: 'atTheShelves', handIn: 'onTheDesk', callOff: 'calledOff' } },
    onTheDesk: { on: { sendBack: 'atTheShelves', believe: 'inTheBooks', callOff: 'calledOff' } },
    inTheBooks: {},
    calledOff: {},
  },
})
