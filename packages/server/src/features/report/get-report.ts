import { reportFigures } from '../../domain/report/report-figures'
import type { UseCase } from '../../use-case/contract'
import { checkReport } from './check-report'
import { diagnosisName } from './diagnosis-name'

export const getReport: UseCase<'getReport'> = async (call) => {
  checkReport(call.query)
  const report = await reportFigures(call, call.query)
  if (call.query.by !== 'diagnosis') return report
  const { language } = call.caller
  return { ...report, groups: report.groups.map((group) => ({ ...group, label: diagnosisName(group.key, language) })) }
}
