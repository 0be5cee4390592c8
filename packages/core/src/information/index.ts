export { documentNumber } from './document-number'
export { clinicStatuses, clinicTypes, papers, specialDateKinds, timeZones } from './information.values'
export { openingHoursOn } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
