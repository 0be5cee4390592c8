export { type Benefit, benefitOf } from './benefit'
export { insuranceStatuses } from './insurance.values'
export { type InsuranceProblem, insuranceProblems } from './insurance-problems'
