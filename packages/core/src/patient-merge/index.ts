export {
  type Fact,
  type FactName,
  facts,
  isGiven,
  mergedPatient,
  restoredPatient,
  type Source,
} from './facts'
export { fullerSource } from './fuller-source'
export { mergeObstacles } from './patient-merge.values'
export { undoUntil } from './undo-until'
