export { clinicStatuses, clinicTypes, papers, specialDateKinds, timeZones } from './information.values'
export { openShifts } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
