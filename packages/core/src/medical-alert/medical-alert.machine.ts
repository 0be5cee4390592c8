import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a medical alert: it is never deleted, and can be restored after it was removed. */
export const medicalAlertMachine = setup({
  types: {
    events: {} as
      | { type: 'medicalAlert.update' }
      | { type: 'medicalAlert.resolve' }
      | { type: 'medicalAlert.enteredInError' }
      | { type: 'medicalAlert.restore' },
  },
}).createMachine({
  id: 'medicalAlert',
  initial: 'active',
  states: {
    active: {
      on: {
        'medicalAlert.update': 'active',
        'medicalAlert.resolve': 'resolved',
        'medicalAlert.enteredInError': 'entered_in_error',
      },
    },
    resolved: { on: { 'medicalAlert.restore': 'active', 'medicalAlert.enteredInError': 'entered_in_error' } },
    entered_in_error: { on: { 'medicalAlert.restore': 'active' } },
  },
})

export type MedicalAlertEvent = EventFrom<typeof medicalAlertMachine>
