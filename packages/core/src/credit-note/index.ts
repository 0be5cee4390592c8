export { type CreditProblem, creditProblems, refundOf } from './credit-problems'
export { type Creditable, creditableOf, creditOf } from './creditable'
