export { contractState, endingDays } from './contract-state'
export { claimDocuments, contractStates, payorStatuses, payorTypes } from './payor.values'
export { type PayorProblem, payorProblems } from './payor-problems'
