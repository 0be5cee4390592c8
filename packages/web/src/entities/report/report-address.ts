import type { ReportQuestion } from '@clinic/core/report'

/** The address of a report. */
export const reportAddress = (question: ReportQuestion) =>
  `/clinic/finance/report?${new URLSearchParams({ ...question })}`

/** The address of the facts of a report, or of one group of it. */
export function factsAddress({ subject, by, from, until }: ReportQuestion, key?: string) {
  const asked = new URLSearchParams({ subject, by, from, until, ...(key === undefined ? {} : { key }) })
  return `/clinic/finance/report/facts?${asked}`
}
