import { createActor, fromPromise } from 'xstate'
import {
  askedReceiptFixture,
  onlineBookingFixture,
  onlinePersonFixture,
  onlineServiceFixture,
  onlineTimeFixture,
} from '../testing'
import { provesMachine } from '../testing/machine-proof'
import { emptyPerson, onlineBookingMachine } from './index'

const offer = onlineBookingFixture()

provesMachine('booking-request/online-booking.machine.ts', onlineBookingMachine, {
  start: ({ answer }) =>
    createActor(onlineBookingMachine.provide({ actors: { ask: fromPromise(() => answer(askedReceiptFixture())) } }), {
      input: { offer, now: 0 },
    }),
  events: [
    { type: 'service.choose', service: onlineServiceFixture() },
    { type: 'dentist.choose', dentist: null },
    { type: 'time.choose', time: onlineTimeFixture() },
    { type: 'person.change', person: onlinePersonFixture(), consent: true },
    { type: 'person.change', person: emptyPerson, consent: false },
    { type: 'person.submit' },
    { type: 'step.next' },
    { type: 'step.back' },
  ],
  ignored: {
    service: ['time.choose', 'person.change', 'person.submit', 'step.back'],
    time: ['service.choose', 'dentist.choose', 'person.change', 'person.submit'],
    person: ['service.choose', 'dentist.choose', 'time.choose', 'step.next'],
    submitting: [
      'service.choose',
      'dentist.choose',
      'time.choose',
      'person.change',
      'person.submit',
      'step.next',
      'step.back',
    ],
  },
})
