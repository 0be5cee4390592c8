import { mostReportDays, type ReportQuestion, reportProblem } from '@clinic/core/report'
import { Refusal } from '../../use-case/refusal'
import type { FilledSentence, Sentence } from '../../use-case/sentence'

/** Refuses a report that cannot be made. */
export function checkReport(question: ReportQuestion) {
  const problem = reportProblem(question)
  if (problem) throw new Refusal(422, 'checkFields', { fields: { [problem.field]: sentences[problem.code] } })
}

const sentences: Readonly<Record<NonNullable<ReturnType<typeof reportProblem>>['code'], Sentence | FilledSentence>> = {
  notGroupedSo: 'reportNotGroupedSo',
  endsBeforeItBegins: 'notBeforeFrom',
  tooManyDays: { sentence: 'reportTooLong', values: { days: mostReportDays } },
}
