export { finishFacts } from './finish-facts'
export {
  type FinishFacts,
  type FinishProblem,
  type FinishSection,
  finishProblems,
  signatureProblems,
} from './finish-problems'
export {
  asksWhetherLeft,
  inQueueOrder,
  nextQueueNumber,
  positionAfterRequeue,
  type Queued,
  queueNumber,
  waitLevel,
} from './queue'
export { isInTreatment, isUnderWay, type VisitEvent, type VisitState, visitMachine } from './visit.machine'
export {
  visitIdentities,
  visitOrigins,
  visitOutcomes,
  visitSettlements,
  visitStates,
} from './visit.values'
export {
  type ArrivalProblem,
  arrivalProblem,
  awaitsAcknowledgement,
  type CheckOutProblem,
  callProblem,
  canUndoArrival,
  checkOutProblem,
  needsReason,
  type PracticeProblem,
  practiceProblem,
  type ReopenProblem,
  reopenProblem,
} from './visit-problems'
export { type VisitStage, visitStage, visitStages } from './visit-stage'
