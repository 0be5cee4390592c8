import type { Schema } from '@clinic/api'
import { valuesOf } from '../values'
import { isExact, isPossible } from './measure'
import type { Reading } from './vital-level'
import { type VitalSign, vitalSigns } from './vital-sign.values'

export type VitalSignProblem = 'systolicNotAbove' | 'impossible' | 'required' | 'mustBeEmpty' | 'weeksOutOfRange'

/** A measurement as it is recorded. */
export interface VitalSignInput extends Reading {
  /** Why there is no blood pressure. */
  unmeasurable_reason: string
  is_pregnant: boolean
  pregnancy_weeks: number | null
  is_breastfeeding: boolean
}

type Field = VitalSign | Exclude<keyof VitalSignInput, VitalSign>
export type VitalSignProblems = Partial<Record<Field, VitalSignProblem>>

const longestPregnancy = 44

/** Returns the problems that prevent recording a measurement, by field. */
export function vitalSignProblems(input: VitalSignInput, { sex }: { sex: Schema<'Sex'> }): VitalSignProblems {
  const found: [Field, VitalSignProblem | null][] = [
    ...valuesOf(vitalSigns).map((sign): [Field, VitalSignProblem | null] => [sign, valueProblem(sign, input[sign])]),
    ...pressureProblems(input),
    ['glucose_timing', timingProblem(input)],
    ['is_pregnant', input.is_pregnant && sex === 'male' ? 'mustBeEmpty' : null],
    ['is_breastfeeding', input.is_breastfeeding && sex === 'male' ? 'mustBeEmpty' : null],
    ['pregnancy_weeks', weeksProblem(input)],
  ]
  const problems: VitalSignProblems = {}
  for (const [field, problem] of found) if (problem !== null) problems[field] ??= problem
  return problems
}

const valueProblem = (sign: VitalSign, value: number | null) =>
  value === null || (isPossible(sign, value) && isExact(sign, value)) ? null : 'impossible'

/** Both of them, or a reason why there are none. */
function pressureProblems(input: VitalSignInput): [Field, VitalSignProblem][] {
  const { systolic, diastolic } = input
  const isExplained = input.unmeasurable_reason.trim() !== ''
  if (systolic === null && diastolic === null) return isExplained ? [] : [['systolic', 'required']]
  if (systolic === null) return [['systolic', 'required']]
  if (diastolic === null) return [['diastolic', 'required']]
  if (isExplained) return [['unmeasurable_reason', 'mustBeEmpty']]
  return systolic > diastolic ? [] : [['systolic', 'systolicNotAbove']]
}

/** Without its timing a blood sugar cannot be judged. */
function timingProblem({ glucose, glucose_timing }: VitalSignInput): VitalSignProblem | null {
  if (glucose === null) return glucose_timing === null ? null : 'mustBeEmpty'
  return glucose_timing === null ? 'required' : null
}

function weeksProblem({ is_pregnant, pregnancy_weeks: weeks }: VitalSignInput): VitalSignProblem | null {
  if (weeks === null) return null
  if (!is_pregnant) return 'mustBeEmpty'
  return Number.isInteger(weeks) && weeks >= 1 && weeks <= longestPregnancy ? null : 'weeksOutOfRange'
}
