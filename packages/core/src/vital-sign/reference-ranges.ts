import type { VitalLevel, VitalSign } from './vital-sign.values'

export type AgeBand = 'infant' | 'young_child' | 'child' | 'adult'

/** From a value on a level holds, until the next step. The lowest step begins at 0. */
export type Steps = readonly (readonly [from: number, level: VitalLevel])[]

export type ReferenceRanges = Readonly<Partial<Record<VitalSign, Steps>>>

/** The children's bands of the reference table end with 11 years; below one year it judges neither pulse nor respiration. */
export function ageBand(years: number): AgeBand {
  if (years < 1) return 'infant'
  if (years < 6) return 'young_child'
  return years < 12 ? 'child' : 'adult'
}

const ofEverybody: ReferenceRanges = {
  temperature: [
    [0, 'warning'],
    [35, 'attention'],
    [36.1, 'normal'],
    [37.5, 'attention'],
    [38.5, 'hard_alert'],
  ],
  oxygen_saturation: [
    [0, 'hard_alert'],
    [92, 'attention'],
    [95, 'normal'],
  ],
  glucose: [
    [0, 'hard_alert'],
    [70, 'normal'],
    [140, 'attention'],
    [250, 'hard_alert'],
  ],
  pain: [
    [0, 'normal'],
    [4, 'attention'],
    [7, 'warning'],
  ],
}

/**
 * Resting values by age. Of children no blood pressure is judged: what is normal depends on height and sex; of their pulse and
 * respiration the table knows what is normal and nothing beyond it.
 */
export const referenceRanges: Readonly<Record<AgeBand, ReferenceRanges>> = {
  infant: ofEverybody,
  young_child: { ...ofEverybody, pulse: normalBetween(80, 130), respiration: normalBetween(20, 30) },
  child: { ...ofEverybody, pulse: normalBetween(70, 110), respiration: normalBetween(18, 25) },
  adult: {
    ...ofEverybody,
    systolic: [
      [0, 'warning'],
      [90, 'normal'],
      [130, 'attention'],
      [160, 'warning'],
      [180, 'hard_alert'],
    ],
    diastolic: [
      [0, 'warning'],
      [60, 'normal'],
      [85, 'attention'],
      [100, 'warning'],
      [110, 'hard_alert'],
    ],
    pulse: [
      [0, 'warning'],
      [50, 'attention'],
      [60, 'normal'],
      [101, 'attention'],
      [121, 'warning'],
    ],
    respiration: [
      [0, 'warning'],
      [12, 'normal'],
      [21, 'attention'],
      [25, 'warning'],
    ],
  },
}

function normalBetween(lowest: number, highest: number): Steps {
  return [
    [0, 'attention'],
    [lowest, 'normal'],
    [highest + 1, 'attention'],
  ]
}
