export { type AbsenceEvent, type AbsenceState, absenceMachine, moveAbsence } from './absence.machine'
export { type Coverage, coverage } from './coverage'
export { maintenanceDuring } from './maintenance-during'
export { roomConflicts } from './room-conflicts'
export {
  type AbsenceProblem,
  absenceProblems,
  hoursProblems,
  isOutsideOpening,
  type ShiftProblem,
  shiftProblems,
  type TemplateProblem,
  templateProblems,
} from './shift-problems'
export { templateDates } from './template-dates'
