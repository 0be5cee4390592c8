import type { Schema } from '@clinic/api'
import { expect, expectTypeOf, it } from 'vitest'
import { appointmentModel, statesOf } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type AppointmentState, appointmentMachine, occupiesSlot } from './appointment.machine'

provesLifecycle('an appointment', appointmentMachine, appointmentModel, {
  states: {
    promised: 'booked',
    agreed: 'confirmed',
    here: 'arrived',
    keptAway: 'no_show',
    calledOff: 'cancelled',
  },
  events: {
    agree: 'appointment.confirm',
    giveOtherTime: 'appointment.reschedule',
    giveOtherDentist: 'appointment.reassign',
    takeBack: 'appointment.restoreBooked',
    takeBackToAgreed: 'appointment.restoreConfirmed',
    callOff: 'appointment.cancel',
    stayAway: 'appointment.miss',
    come: 'appointment.arrive',
    turnOutAbsent: 'appointment.undoArrival',
    comeAfterAll: 'appointment.arriveLate',
    promiseAgain: 'appointment.reinstate',
  },
})

it('an appointment has the states of the contract', () => {
  expectTypeOf<AppointmentState>().toEqualTypeOf<Schema<'AppointmentState'>>()
})

it('an appointment gives its time back when it does not take place', () => {
  expect(statesOf(appointmentMachine).filter((state) => !occupiesSlot(state))).toEqual(['no_show', 'cancelled'])
})

// Mutants tried, one at a time, and seen to die:
// - it begins confirmed; confirm removed; another time keeps the confirmation; an undone arrival is only booked
// - whoever was noted absent cannot arrive late; a cancelled one is reinstated; one not kept occupies its slot
