export { batchStateOf, expiringDays } from './batch-state'
export { medicineBatchStates, medicineFlags } from './medicine.values'
export { type MedicineProblem, medicineProblems } from './medicine-problems'
