export {
  furcationGrades,
  furcationSitesOf,
  mobilityGrades,
  type PeriodontalChartState,
  type PeriodontalGrade,
  type PeriodontalSite,
  type PeriodontalTooth,
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
export { type PeriodontalChartProblem, periodontalChartProblems } from './periodontal-chart-problems'
