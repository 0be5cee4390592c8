export { clinicTime, momentOf } from './clinic-time'
export { openShifts, weekdays } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
