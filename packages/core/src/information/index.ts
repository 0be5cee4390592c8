export { clinicTime, momentOf } from '../time/clinic-time'
export { openShifts, weekdays } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
