export {
  type Fact,
  type FactName,
  facts,
  fullerSource,
  isGiven,
  mergedPatient,
  restoredPatient,
  type Source,
} from './facts'
export { mergeObstacles } from './patient-merge.values'
export { undoUntil } from './undo-until'
