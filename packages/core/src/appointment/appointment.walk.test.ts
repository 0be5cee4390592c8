import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type AppointmentEvent, appointmentMachine } from './index'

const appointmentEvents: AppointmentEvent['type'][] = [
  'appointment.confirm',
  'appointment.reschedule',
  'appointment.reassign',
  'appointment.restoreBooked',
  'appointment.restoreConfirmed',
  'appointment.cancel',
  'appointment.miss',
  'appointment.arrive',
  'appointment.undoArrival',
  'appointment.arriveLate',
  'appointment.reinstate',
]

const notOfAppointment = (...taken: AppointmentEvent['type'][]) =>
  appointmentEvents.filter((type) => !taken.includes(type))

provesMachine('appointment/appointment.machine.ts', appointmentMachine, {
  start: () => createActor(appointmentMachine),
  events: appointmentEvents.map((type) => ({ type })),
  ignored: {
    booked: ['appointment.undoArrival', 'appointment.arriveLate', 'appointment.reinstate'],
    confirmed: [
      'appointment.confirm',
      'appointment.restoreBooked',
      'appointment.undoArrival',
      'appointment.arriveLate',
      'appointment.reinstate',
    ],
    arrived: notOfAppointment('appointment.undoArrival'),
    no_show: notOfAppointment('appointment.arriveLate', 'appointment.reinstate'),
  },
})
