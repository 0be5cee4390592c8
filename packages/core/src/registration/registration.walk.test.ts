import { createActor, fromPromise } from 'xstate'
import { emptyScreening } from '../medical-alert'
import { emptyPatient } from '../patient'
import { clinicFixture, patientInputFixture, receiptFixture } from '../testing/fixtures'
import { provesMachine } from '../testing/machine-proof'
import { registrationMachine } from './index'

provesMachine('registration/registration.machine.ts', registrationMachine, {
  start: ({ answer }) =>
    createActor(registrationMachine.provide({ actors: { register: fromPromise(() => answer(receiptFixture())) } }), {
      input: { today: '2026-11-20' },
    }),
  events: [
    { type: 'language.choose', language: 'id' },
    { type: 'clinic.choose', clinic: clinicFixture() },
    { type: 'clinic.choose', clinic: clinicFixture({ status: 'inactive' }) },
    { type: 'patient.change', patient: patientInputFixture(), consent: true },
    { type: 'patient.change', patient: emptyPatient, consent: false },
    { type: 'screening.change', screening: emptyScreening },
    { type: 'patient.submit' },
    { type: 'step.next' },
    { type: 'step.back' },
  ],
  ignored: {
    languageSelection: ['clinic.choose', 'patient.change', 'screening.change', 'patient.submit', 'step.back'],
    clinicInformation: ['language.choose', 'patient.change', 'screening.change', 'patient.submit'],
    patientInformation: ['language.choose', 'clinic.choose', 'step.next'],
    submitting: [
      'language.choose',
      'clinic.choose',
      'patient.change',
      'screening.change',
      'patient.submit',
      'step.next',
      'step.back',
    ],
  },
})
