export { contractState, endingDays } from './contract-state'
export { type PayorProblem, payorProblems } from './payor-problems'
