export { type Benefit, benefitOf } from './benefit'
export { coverageLimits, insuranceStatuses } from './insurance.values'
export { type InsuranceProblem, insuranceProblems } from './insurance-problems'
