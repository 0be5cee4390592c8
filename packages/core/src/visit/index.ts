export { freeSlots, partOfDay, partsBegin, type Span } from './free-slots'
export { type PatientMessage, patientMessage } from './patient-message'
export { moveVisit, occupiesSlot, type VisitEvent, type VisitState, visitMachine } from './visit.machine'
export {
  isOverridable,
  longestVisit,
  shortestVisit,
  slotProblems,
  type VisitFacts,
  type VisitProblem,
  type VisitProblems,
  visitProblems,
} from './visit-problems'
