import { setup } from 'xstate'

/** The spec model of a medical alert: recorded, resolved or entered in error, and restored. */
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
