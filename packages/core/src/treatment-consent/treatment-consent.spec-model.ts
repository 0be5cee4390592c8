import { setup } from 'xstate'

/** The spec model of a consent to treatment: it holds until the patient takes it back, and then never again. */
export const treatmentConsentModel = setup({
  types: { events: {} as { type: 'takeBack' } },
}).createMachine({
  id: 'treatmentConsent',
  initial: 'holds',
  states: {
    holds: { on: { takeBack: 'takenBack' } },
    takenBack: {},
  },
})
