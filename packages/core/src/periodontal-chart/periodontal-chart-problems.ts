import { furcationSitesOf } from './periodontal-chart.values'
import {
  isSiteSaid,
  isToothSaid,
  type PeriodontalChartContent,
  type PeriodontalToothRow,
} from './periodontal-chart-content'

export type PeriodontalChartProblem = 'toothTwice' | 'siteTwice' | 'toothUnsaid' | 'siteUnsaid' | 'noFurcation'

/** Returns the problems that prevent storing a chart, by field (`teeth.3.sites.1.furcation`). It may be as incomplete as it is. */
export function periodontalChartProblems({ teeth }: PeriodontalChartContent): Record<string, PeriodontalChartProblem> {
  const problems: Record<string, PeriodontalChartProblem> = {}
  teeth.forEach((row, number) => {
    const field = `teeth.${number}`
    if (!isToothSaid(row)) problems[`${field}.tooth`] = 'toothUnsaid'
    if (teeth.findIndex(({ tooth }) => tooth === row.tooth) < number) problems[`${field}.tooth`] = 'toothTwice'
    for (const [path, problem] of siteProblems(row)) problems[`${field}.sites.${path}`] = problem
  })
  return problems
}

function siteProblems({ tooth, implant, sites }: PeriodontalToothRow): [path: string, PeriodontalChartProblem][] {
  const furcations = implant ? [] : furcationSitesOf(tooth)
  return sites.flatMap((measured, number) => {
    const found: [string, PeriodontalChartProblem][] = []
    const isTwice = sites.findIndex(({ site }) => site === measured.site) < number
    if (isTwice) found.push([`${number}.site`, 'siteTwice'])
    else if (!isSiteSaid(measured)) found.push([`${number}.site`, 'siteUnsaid'])
    if (measured.furcation !== null && !furcations.includes(measured.site))
      found.push([`${number}.furcation`, 'noFurcation'])
    return found
  })
}
