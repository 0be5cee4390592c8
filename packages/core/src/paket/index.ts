export { paketStatuses } from './paket.values'
export { savingOf, sumOf } from './paket-price'
export { type PaketProblem, paketProblems } from './paket-problems'
