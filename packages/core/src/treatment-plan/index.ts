export { inPhaseOrder, isAllDone, isExpired } from './plan-standing'
export { planTotals } from './plan-totals'
export {
  type TreatmentPlanEvent,
  type TreatmentPlanState,
  treatmentPlanMachine,
} from './treatment-plan.machine'
export { treatmentPhases, treatmentPlanItemStates, treatmentPlanStates } from './treatment-plan.values'
