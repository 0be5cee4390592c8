import type { Moment } from '../chart'
import type { FindingRow } from '../finding'

interface ChartedVisit {
  visit: string
  is_examination: boolean
}

/** A moment at which a chart can be looked at: the end of a visit. The last one is now. */
export interface ChartStop<Visit> {
  visit: Visit
  moment: Moment
}

/** Returns the moments of a chart, one for each visit, the first one first. */
export function stopsOf<Visit extends ChartedVisit>(
  visits: readonly Visit[],
  findings: readonly Pick<FindingRow, 'visit' | 'at'>[],
): ChartStop<Visit>[] {
  let examination: string | undefined
  return visits.map((visit, index) => {
    if (visit.is_examination) examination = visit.visit
    const past = new Set(visits.slice(0, index + 1).map((each) => each.visit))
    const moment: Moment = { visit: visit.visit, examination }
    return { visit, moment: index === visits.length - 1 ? moment : { ...moment, until: lastOf(findings, past) } }
  })
}

/** When the last finding of some visits was entered; what was typed earlier and sent later does not turn time back. */
function lastOf(findings: readonly Pick<FindingRow, 'visit' | 'at'>[], visits: ReadonlySet<string>): string {
  return findings.reduce((last, { visit, at }) => (visits.has(visit) && at > last ? at : last), '')
}
