export { licenceState, licenceWarningDays } from './licence'
export { type TreatmentProblem, treatmentProblem } from './treatment-problem'
