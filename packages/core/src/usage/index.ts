export { type ProposedMaterial, proposedMaterials } from './proposed-materials'
export { type UsageEvent, usageMachine } from './usage.machine'
export { type UsageState, usageSources, usageStates } from './usage.values'
export { type UsageProblem, usageProblems } from './usage-problems'
