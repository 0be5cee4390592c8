import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of an appointment, the promise that a patient comes: from the booking to the arrival, or to the day it is
 * cancelled or missed. A visit begins with the arrival. The contract says who may do what; each operation checks the rest.
 */
export const appointmentMachine = setup({
  types: {
    events: {} as
      | { type: 'appointment.confirm' }
      | { type: 'appointment.reschedule' }
      | { type: 'appointment.reassign' }
      | { type: 'appointment.restoreBooked' }
      | { type: 'appointment.restoreConfirmed' }
      | { type: 'appointment.cancel' }
      | { type: 'appointment.miss' }
      | { type: 'appointment.arrive' }
      | { type: 'appointment.undoArrival' }
      | { type: 'appointment.arriveLate' }
      | { type: 'appointment.reinstate' },
  },
}).createMachine({
  id: 'appointment',
  initial: 'booked',
  states: {
    booked: {
      on: {
        'appointment.confirm': 'confirmed',
        'appointment.reschedule': 'booked',
        'appointment.reassign': 'booked',
        // a move is undone
        'appointment.restoreBooked': 'booked',
        'appointment.restoreConfirmed': 'confirmed',
        'appointment.cancel': 'cancelled',
        'appointment.miss': 'no_show',
        'appointment.arrive': 'arrived',
      },
    },
    confirmed: {
      on: {
        // the patient agreed to one time, not to another
        'appointment.reschedule': 'booked',
        'appointment.reassign': 'confirmed',
        'appointment.restoreConfirmed': 'confirmed',
        'appointment.cancel': 'cancelled',
        'appointment.miss': 'no_show',
        'appointment.arrive': 'arrived',
      },
    },
    // a patient who has been here needs no second confirmation
    arrived: { on: { 'appointment.undoArrival': 'confirmed' } },
    no_show: { on: { 'appointment.arriveLate': 'arrived', 'appointment.reinstate': 'booked' } },
    cancelled: { type: 'final' },
  },
})

export type AppointmentState = StateValueFrom<typeof appointmentMachine>
export type AppointmentEvent = EventFrom<typeof appointmentMachine>

/** Whether an appointment in this state keeps others from the dentist, the room and the patient during its time. */
export const occupiesSlot = (state: AppointmentState) => state !== 'cancelled' && state !== 'no_show'
