export { type CreditProblem, creditProblems, refundOf } from './credit-problems'
export { type Creditable, canBeCredited, creditableOf, creditOf } from './creditable'
