export { type Choice, choicesFor, entriesByHand, repeatedOn } from './by-hand'
export { type ChartingEvent, chartingMachine } from './charting.machine'
export {
  type ChartingContext,
  type ChartingInput,
  doneHereIn,
  lastEntryIn,
  lineContextIn,
  type Made,
  mouthIn,
  previewOf,
  usageIn,
} from './charting-context'
export { type Commit, type Dictated, rowsOfDrafts, rowsWith } from './commit'
export { type History, type HistoryLine, historyOf } from './history'
export { type Answer, type Pending, questionOf } from './pending'
export { type Direction, stepFrom } from './spot-steps'
