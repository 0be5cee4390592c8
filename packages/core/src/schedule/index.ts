export { type AbsenceEvent, type AbsenceState, absenceMachine } from './absence.machine'
export { maintenanceDuring } from './maintenance-during'
export { roomConflicts } from './room-conflicts'
export { absenceKinds, absenceStates, staffWeekStates } from './schedule.values'
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
export { type StaffWeekEvent, type StaffWeekState, staffWeekMachine } from './staff-week.machine'
export { type Staffing, staffing } from './staffing'
export { templateDates } from './template-dates'
