export { batchRunnerMachine, type ImportStep } from './batch-runner.machine'
export type { CellProblem } from './cells'
export { guardFormulas } from './formula'
export { type ImportEvent, type ImportState, importMachine } from './import.machine'
export { importLineStates, importStates } from './import.values'
export { type ImportKindName, importKinds } from './import-kind'
export {
  columnOf,
  guessMapping,
  type ImportMapping,
  type MappingProblem,
  mappingProblems,
  requiredFields,
} from './mapping'
export { readRow } from './read-row'
