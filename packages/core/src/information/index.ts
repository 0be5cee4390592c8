export { openShifts } from './opening-hours'
export { type OpeningProblem, openingProblems } from './opening-problems'
