import { setup } from 'xstate'

/** An absence as the people of a clinic tell it: asked for, and then granted, refused, or not wanted any more. */
export const absenceModel = setup({
  types: {
    events: {} as { type: 'grant' } | { type: 'refuse' } | { type: 'takeBack' },
  },
}).createMachine({
  id: 'absence',
  initial: 'askedFor',
  states: {
    askedFor: { on: { grant: 'granted', refuse: 'refused', takeBack: 'takenBack' } },
    granted: { on: { takeBack: 'takenBack' } },
    refused: {},
    takenBack: {},
  },
})
