export {
  detailWords,
  groupingsOf,
  groupWords,
  hasAmount,
  isOrdered,
  isTime,
  mostReportDays,
  patientsOf,
  type ReportGrouping,
  type ReportProblem,
  type ReportQuestion,
  type ReportSubject,
  reportProblem,
  utilisation,
} from './report'
export { patientNewness, receivableAges, reportGroupings, reportSubjects, reversalKinds } from './report.values'
export { type ReportPeriod, reportDays, reportPeriods } from './report-days'
