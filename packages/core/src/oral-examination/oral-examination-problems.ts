import { ohisTeeth } from '../odontogram'
import type { OralExaminationContent } from './oral-examination-content'

export type OralExaminationProblem = 'notHere' | 'placeTwice' | 'measureImpossible'

/** Returns the problems that prevent storing an examination, by field. It may be as incomplete as it is. */
export function oralExaminationProblems(content: OralExaminationContent): Record<string, OralExaminationProblem> {
  const problems: Record<string, OralExaminationProblem> = {}
  const { diastema, diastema_width: width, anomaly, ohis } = content
  if (diastema !== 'present') {
    if (content.diastema_place !== '') problems.diastema_place = 'notHere'
    if (width !== null) problems.diastema_width = 'notHere'
  }
  if (width !== null && !isDecimal(width)) problems.diastema_width ??= 'measureImpossible'
  if (anomaly !== 'present') {
    if (content.anomaly_teeth !== '') problems.anomaly_teeth = 'notHere'
    if (content.anomaly_shape !== '') problems.anomaly_shape = 'notHere'
  }
  const placeOf = (one: string) => ohisTeeth.findIndex(({ tooth, substitute }) => one === tooth || one === substitute)
  ohis.forEach(({ tooth }, row) => {
    const place = placeOf(tooth)
    if (ohis.findIndex((each) => placeOf(each.tooth) === place) < row) problems[`ohis.${row}.tooth`] = 'placeTwice'
  })
  return problems
}

/** To one decimal. */
const isDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
