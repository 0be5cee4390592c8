export { type InstalmentPlanEvent, type InstalmentPlanState, instalmentPlanMachine } from './instalment-plan.machine'
export { instalmentPlanStates } from './instalment-plan.values'
export { monthlyTerms, standingOf, termsProblem } from './terms'
