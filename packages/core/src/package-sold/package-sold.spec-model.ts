import { setup } from 'xstate'

/** The spec model of a package that a patient bought: used session by session, given back, forgotten until it is too late, prolonged, or ended early. */
export const packageSoldModel = setup({
  types: {
    events: {} as
      | { type: 'useOne' }
      | { type: 'useTheLast' }
      | { type: 'takeBackAUse' }
      | { type: 'letTheLastDayPass' }
      | { type: 'prolong' }
      | { type: 'refundTheRest' }
      | { type: 'takeBackTheSale' },
  },
}).createMachine({
  id: 'packageSold',
  initial: 'usable',
  states: {
    usable: {
      on: {
        useOne: 'usable',
        useTheLast: 'usedUp',
        takeBackAUse: 'usable',
        letTheLastDayPass: 'tooLate',
        prolong: 'usable',
        refundTheRest: 'givenBack',
        takeBackTheSale: 'neverSold',
      },
    },
    usedUp: { on: { takeBackAUse: 'usable' } },
    tooLate: { on: { takeBackAUse: 'tooLate', prolong: 'usable', takeBackTheSale: 'neverSold' } },
    givenBack: {},
    neverSold: {},
  },
})
