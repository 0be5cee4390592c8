import { needsExamination } from './chart'

interface TreatedVisit {
  /** The day in the clinic. */
  date: string
  /** Whether anything was entered into the chart. */
  isCharted: boolean
}

export interface Examinations<Visit> {
  /** The visits that began a new version of the chart. */
  examinations: readonly Visit[]
  /** Whether the next entry would begin one. */
  isDue: boolean
  lastVisit: string | null
}

/**
 * Returns the versions of a chart: an examination is due at the first visit, and when a patient comes back after more than a year,
 * until something is charted. The visits are those with treatment or findings, the earliest first; days of the clinic.
 */
export function examinationsOf<Visit extends TreatedVisit>(
  visits: readonly Visit[],
  today: string,
): Examinations<Visit> {
  const examinations: Visit[] = []
  let lastVisit: string | null = null
  let wasMissed = false
  for (const visit of visits) {
    const isDue: boolean = wasMissed || needsExamination(lastVisit, visit.date)
    if (isDue && visit.isCharted) examinations.push(visit)
    wasMissed = isDue && !visit.isCharted
    lastVisit = visit.date
  }
  return { examinations, isDue: wasMissed || needsExamination(lastVisit, today), lastVisit }
}
