export { comparisonOfCharts, type PeriodontalComparison, type SiteChange } from './chart-comparison'
export {
  attachmentLossAt,
  deepFrom,
  type PeriodontalSummary,
  percentOf,
  type SiteShare,
  summaryOfChart,
  veryDeepFrom,
} from './chart-summary'
export {
  furcationGrades,
  furcationSitesOf,
  mobilityGrades,
  type PeriodontalChartState,
  type PeriodontalGrade,
  type PeriodontalSite,
  type PeriodontalTooth,
  palatalSites,
  periodontalChartStates,
  periodontalSites,
} from './periodontal-chart.values'
export {
  emptyMeasurement,
  emptyPeriodontalChart,
  emptyToothRow,
  isChartSaid,
  isSiteSaid,
  isToothSaid,
  type PeriodontalChartContent,
  type PeriodontalMeasurement,
  type PeriodontalToothRow,
} from './periodontal-chart-content'
export { type PeriodontalChartDraftActor, periodontalChartDraftMachine } from './periodontal-chart-draft'
export { type PeriodontalChartProblem, periodontalChartProblems } from './periodontal-chart-problems'
export {
  moveProbing,
  type ProbingEntry,
  type ProbingMeasure,
  type ProbingPrefix,
  type ProbingProblem,
  type ProbingReply,
  type ProbingWalk,
  type SiteMark,
  startProbing,
} from './probing-entry'
export { probingFacts } from './probing-facts'
export { type ProbingPath, placesOnPath, probingPaths } from './probing-path'
export {
  type Arch,
  archTeeth,
  type ChartedRow,
  chartedRows,
  isSamePlace,
  type MouthSide,
  placesAlong,
  type SitePlace,
  sideOfSite,
  sitesAlong,
} from './site-place'
export { type TypedKey, typeKey } from './typed-key'
export { measuredAt, measuredIn, rowOfTooth } from './written-chart'
