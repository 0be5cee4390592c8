import type { AbsenceProblem, TemplateProblem } from '@clinic/core/schedule'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

type Problem = TemplateProblem | AbsenceProblem

const sentences: Record<Problem, Sentence> = {
  required: 'required',
  notTime: 'notTime',
  notDate: 'notDate',
  notAfterStart: 'notAfterStart',
  dayInPast: 'dayOver',
  tooFarAhead: 'tooFarAhead',
  notAfterFrom: 'notBeforeFrom',
  longerThanYear: 'longerThanYear',
  noSuchDay: 'noSuchDay',
  beganMonthAgo: 'beganMonthAgo',
}

/** Refuses with the problems that core found, by field. */
export function refuseProblems(problems: Record<string, Problem>) {
  const fields = Object.entries(problems).map(([field, problem]) => [field, sentences[problem]])
  if (fields.length > 0) throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
}
