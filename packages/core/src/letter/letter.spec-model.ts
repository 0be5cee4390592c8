import { setup } from 'xstate'

/** The spec model of a letter: whoever holds it may rely on it until its dentist takes it back, and then never again. */
export const letterModel = setup({
  types: { events: {} as { type: 'takeBack' } },
}).createMachine({
  id: 'letter',
  initial: 'reliedOn',
  states: {
    reliedOn: { on: { takeBack: 'takenBack' } },
    takenBack: {},
  },
})
