export { holderRelations, policyObstacles, policyStatuses } from './patient-policy.values'
export { memberKey, type PatientPolicyProblem, patientPolicyProblems } from './patient-policy-problems'
export { type PolicyObstacle, policyObstacle } from './policy-obstacle'
