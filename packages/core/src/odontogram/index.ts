export {
  doneIn,
  type Mouth,
  mouthOf,
  needsExamination,
  rowsOf,
  type Stamp,
  type ToothFindings,
  toothIn,
} from './chart'
export { type Completion, completions, type Usage } from './completions'
export { type ChartDrawing, type DrawnLayer, drawingOf, type Gap, type Span, type ToothDrawing } from './drawing'
export { type Examinations, examinationsOf } from './examinations'
export type { Cause, Entry, EntryMode, Finding, FindingCode, FindingRow, Item, Material } from './finding'
export { allCodes, codeTraits, isBridge, isOverTeeth, type Scope, takesSurfaces } from './finding-code'
export { type Contradiction, contradictionsIn, entryOfRow } from './history/contradiction'
export { type ChartDifference, type Differing, differencesOf } from './history/differences'
export { type ChartStop, stopsOf } from './history/stops'
export { type Deft, type Dmft, deftOf, dmftOf } from './indices'
export { itemProblem } from './item-problem'
export { type ChartLayout, cornersOf, layoutOf, type Place, type RowPlace } from './layout'
export { mouthAfter } from './mouth-after'
export { dentureMaterials, entryModes, findingCodes, lossCauses, toothSurfaces } from './odontogram.values'
export { type Ohis, type OhisReading, type OhisScore, ohisOf, ohisPlaces, ohisTeeth } from './ohis'
export type { LineProblemCode, Problem, ProblemParams, RuleProblemCode } from './problem'
export {
  type EntryProblem,
  isProblem,
  type Layers,
  layersAfter,
  type Notice,
  type Proposal,
  propose,
  type Question,
} from './proposal/propose'
export { proposeInTurn } from './proposal/propose-in-turn'
export { type Reading, readingOf } from './reading'
export { retractionOf } from './retraction'
export { isAbsent, type Replaced } from './rules'
export { entryOf, sentEntry } from './sent-entry'
export { type Field, fieldOf, inSurfaceOrder, type Spot, type Surface, surfacesOf } from './surface'
export type { Filling, Pattern, RootSign, Sign, Tone } from './symbols'
export { teethIn } from './teeth-in'
export {
  allTeeth,
  archOf,
  chartRows,
  type Dentition,
  dentitionAt,
  inChartOrder,
  isAnterior,
  isPrimary,
  isSupernumerary,
  isTooth,
  kindOf,
  neighbourOf,
  type Row,
  rowOf,
  rowsShown,
  type Tooth,
  teethOf,
} from './tooth'
export { nameOf, type ToothMark, type ToothName, type ToothRow, toothRows } from './tooth-rows'
export { type TypedLine, typedChart } from './typed-chart'
export type { LineProblem } from './typed-line/reader'
export { type LineContext, type LineOutcome, readLine } from './typed-line/typed-line'
export { typedSpots } from './typed-spots'
export { writtenLine } from './written-line'
