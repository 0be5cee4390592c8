import { valuesOf } from '../values'
import { ageBand, type ReferenceRanges, referenceRanges, type Steps } from './reference-ranges'
import { type GlucoseTiming, type VitalLevel, type VitalSign, vitalLevels, vitalSigns } from './vital-sign.values'

/** The measured values, each in its unit; null if not measured. */
export type Reading = Readonly<Record<VitalSign, number | null>> & { readonly glucose_timing: GlucoseTiming | null }

/** How a value is to be shown, and of one that is not normal the limit that it passed: below it, or from it on. */
export type Judgement =
  | { level: 'normal' }
  | { level: Exclude<VitalLevel, 'normal'>; side: 'below' | 'from'; limit: number }

export type Finding = Exclude<Judgement, { level: 'normal' }> & { sign: VitalSign; value: number }

interface Of {
  years: number
  /** The clinic's own, where it has some. */
  ranges?: ReferenceRanges
}

/** Judges a measured value, or returns null where it was not measured or has no range. */
export function judgementOf(sign: VitalSign, reading: Reading, { years, ranges }: Of): Judgement | null {
  const value = reading[sign]
  const steps = (ranges ?? referenceRanges[ageBand(years)])[sign]
  if (value === null || !steps) return null
  const judgement = judged(value, steps)
  // values in between apply to random blood sugar only; the hard limits hold fasting too
  const isUnknown = sign === 'glucose' && reading.glucose_timing === 'fasting' && judgement.level !== 'hard_alert'
  return isUnknown ? null : judgement
}

/** Returns all values that are not normal, in the order of the signs. */
export const findingsOf = (reading: Reading, of: Of): Finding[] =>
  valuesOf(vitalSigns).flatMap((sign) => {
    const judgement = judgementOf(sign, reading, of)
    const value = reading[sign]
    return judgement === null || judgement.level === 'normal' || value === null ? [] : [{ sign, value, ...judgement }]
  })

/** Returns the level that a measurement is marked with: the most serious of its findings. */
export const highestLevel = (findings: readonly Finding[]): VitalLevel =>
  valuesOf(vitalLevels).findLast((level) => findings.some((finding) => finding.level === level)) ?? 'normal'

/** Returns the findings the dentist must still acknowledge before treatment. */
export const unacknowledged = (findings: readonly Finding[], acknowledged: readonly VitalSign[]) =>
  findings.filter(({ level, sign }) => level === 'hard_alert' && !acknowledged.includes(sign))

function judged(value: number, steps: Steps): Judgement {
  const next = steps.findIndex(([from]) => from > value)
  const index = (next === -1 ? steps.length : next) - 1
  const [from, level] = steps[index] ?? [0, 'normal']
  if (level === 'normal') return { level }
  const isBelow = index < steps.findIndex(([, each]) => each === 'normal')
  return isBelow ? { level, side: 'below', limit: steps[next]?.[0] ?? from } : { level, side: 'from', limit: from }
}
