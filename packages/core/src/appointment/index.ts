export {
  type AppointmentEvent,
  type AppointmentState,
  appointmentMachine,
  occupiesSlot,
} from './appointment.machine'
export {
  appointmentReasons,
  appointmentReminders,
  appointmentSources,
  appointmentStates,
  cancelReasons,
  planRules,
} from './appointment.values'
export {
  type AppointmentFacts,
  type AppointmentProblem,
  type AppointmentProblems,
  appointmentProblems,
  isOverridable,
  longestAppointment,
  shortestAppointment,
  slotProblems,
} from './appointment-problems'
export { freeSlots, partOfDay, partsBegin, type Span } from './free-slots'
export { type PatientMessage, patientMessage } from './patient-message'
export { type Reassignment, type ReassignmentProblem, reassignments } from './reassignments'
