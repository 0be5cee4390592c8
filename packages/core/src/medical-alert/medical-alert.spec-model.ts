import { setup } from 'xstate'

/** An allergy as the people of a clinic tell it: noted, outgrown, or noted of the wrong patient; and true again. */
export const medicalAlertModel = setup({
  types: {
    events: {} as
      | { type: 'noteMore' }
      | { type: 'outgrow' }
      | { type: 'turnOutMistaken' }
      /** It was taken away, and should not have been. */
      | { type: 'bringBack' },
  },
}).createMachine({
  id: 'medicalAlert',
  initial: 'noted',
  states: {
    noted: { on: { noteMore: 'noted', outgrow: 'outgrown', turnOutMistaken: 'mistaken' } },
    outgrown: { on: { bringBack: 'noted', turnOutMistaken: 'mistaken' } },
    mistaken: { on: { bringBack: 'noted' } },
  },
})
