export { feeBases, feeKinds, feeRuleStatuses } from './fee-rule.values'
export { type FeeRuleProblem, feeRuleProblems } from './fee-rule-problems'
