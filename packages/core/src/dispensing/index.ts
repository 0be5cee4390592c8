export { type DispensingProblem, dispensingProblems, proposedQuantities, restOf } from './dispensing-problems'
export { type Allocation, allocateFirstExpiring, type StoredBatch, usableBatches, type Wanted } from './first-expiring'
