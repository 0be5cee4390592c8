import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { medicalAlertMachine } from './index'

provesMachine('medical-alert/medical-alert.machine.ts', medicalAlertMachine, {
  start: () => createActor(medicalAlertMachine),
  events: [
    { type: 'medicalAlert.update' },
    { type: 'medicalAlert.resolve' },
    { type: 'medicalAlert.enteredInError' },
    { type: 'medicalAlert.restore' },
  ],
  ignored: {
    active: ['medicalAlert.restore'],
    resolved: ['medicalAlert.update', 'medicalAlert.resolve'],
    entered_in_error: ['medicalAlert.update', 'medicalAlert.resolve', 'medicalAlert.enteredInError'],
  },
})
