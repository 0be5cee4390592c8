export { doctorColors, doctorStatuses, licenceStates, specialties, treatmentProblems } from './doctor.values'
export { engagements } from './doctor-external.values'
export { licenceState, licenceWarningDays } from './licence'
export { type TreatmentProblem, treatmentProblem } from './treatment-problem'
