export { type Benefit, benefitOf } from './benefit'
export { type InsuranceProblem, insuranceProblems } from './insurance-problems'
