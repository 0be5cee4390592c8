export { type VisitEvent, type VisitState, visitMachine } from './visit.machine'
export { type VisitStage, visitStage, visitStages } from './visit-stage'
