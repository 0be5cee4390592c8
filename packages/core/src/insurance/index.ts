export { type Coverage, coverageOf } from './coverage'
export { type InsuranceProblem, insuranceProblems } from './insurance-problems'
