import { setup } from 'xstate'

/** The product's promises for each of the preferences. */
export const preferenceModel = setup({
  types: {
    events: {} as
      | { type: 'toggle' }
      /** a value that is not the default */
      | { type: 'choose' }
      | { type: 'chooseDefault' }
      | { type: 'reset' },
  },
}).createMachine({
  id: 'preference',
  initial: 'asDefault',
  states: {
    asDefault: { on: { toggle: 'toggled', choose: 'chosen', reset: 'asDefault' } },
    toggled: { on: { choose: 'chosen', chooseDefault: 'asDefault', reset: 'asDefault' } },
    chosen: { on: { chooseDefault: 'asDefault', reset: 'asDefault' } },
  },
})
