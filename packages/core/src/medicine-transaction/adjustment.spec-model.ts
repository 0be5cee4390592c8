import { setup } from 'xstate'

/** The spec model of an adjustment: a difference is written down and shown to the manager, who believes it or not; before that it may be dropped. */
export const adjustmentModel = setup({
  types: {
    events: {} as
      | { type: 'writeOn' }
      | { type: 'askManager' }
      | { type: 'believe' }
      | { type: 'doubt' }
      | { type: 'drop' },
  },
}).createMachine({
  id: 'adjustment',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', askManager: 'beforeManager', drop: 'dropped' } },
    beforeManager: { on: { believe: 'inTheBooks', doubt: 'sentBack', drop: 'dropped' } },
    inTheBooks: {},
    sentBack: {},
    dropped: {},
  },
})
