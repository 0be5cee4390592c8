import { describe, expect, it } from 'vitest'
import { valuesOf } from '../values'
import { ageBand, referenceRanges } from './reference-ranges'
import { findingsOf, highestLevel, type Judgement, judgementOf, type Reading, unacknowledged } from './vital-level'
import { type VitalLevel, type VitalSign, vitalLevels, vitalSigns } from './vital-sign.values'

const nothing: Reading = {
  systolic: null,
  diastolic: null,
  pulse: null,
  respiration: null,
  temperature: null,
  oxygen_saturation: null,
  weight: null,
  height: null,
  glucose: null,
  glucose_timing: null,
  pain: null,
}
const levelOf = (sign: VitalSign, value: number, years: number, rest: Partial<Reading> = {}) =>
  judgementOf(sign, { ...nothing, [sign]: value, ...rest }, { years })?.level ?? null

/** The reference table: the first value of each range and the last one before the next. */
const adults: [VitalSign, [first: number, last: number, level: VitalLevel][]][] = [
  [
    'systolic',
    [
      [40, 89, 'warning'],
      [90, 129, 'normal'],
      [130, 159, 'attention'],
      [160, 179, 'warning'],
      [180, 300, 'hard_alert'],
    ],
  ],
  [
    'diastolic',
    [
      [20, 59, 'warning'],
      [60, 84, 'normal'],
      [85, 99, 'attention'],
      [100, 109, 'warning'],
      [110, 200, 'hard_alert'],
    ],
  ],
  [
    'pulse',
    [
      [20, 49, 'warning'],
      [50, 59, 'attention'],
      [60, 100, 'normal'],
      [101, 120, 'attention'],
      [121, 300, 'warning'],
    ],
  ],
  [
    'respiration',
    [
      [4, 11, 'warning'],
      [12, 20, 'normal'],
      [21, 24, 'attention'],
      [25, 100, 'warning'],
    ],
  ],
  [
    'temperature',
    [
      [25, 34.9, 'warning'],
      [35, 36, 'attention'],
      [36.1, 37.4, 'normal'],
      [37.5, 38.4, 'attention'],
      [38.5, 45, 'hard_alert'],
    ],
  ],
  [
    'oxygen_saturation',
    [
      [40, 91, 'hard_alert'],
      [92, 94, 'attention'],
      [95, 100, 'normal'],
    ],
  ],
  [
    'glucose',
    [
      [10, 69, 'hard_alert'],
      [70, 139, 'normal'],
      [140, 249, 'attention'],
      [250, 1500, 'hard_alert'],
    ],
  ],
  [
    'pain',
    [
      [0, 3, 'normal'],
      [4, 6, 'attention'],
      [7, 10, 'warning'],
    ],
  ],
]
const children: [VitalSign, number, [first: number, last: number, level: VitalLevel][]][] = [
  [
    'pulse',
    3,
    [
      [20, 79, 'attention'],
      [80, 130, 'normal'],
      [131, 300, 'attention'],
    ],
  ],
  [
    'pulse',
    8,
    [
      [20, 69, 'attention'],
      [70, 110, 'normal'],
      [111, 300, 'attention'],
    ],
  ],
  [
    'respiration',
    3,
    [
      [4, 19, 'attention'],
      [20, 30, 'normal'],
      [31, 100, 'attention'],
    ],
  ],
  [
    'respiration',
    8,
    [
      [4, 17, 'attention'],
      [18, 25, 'normal'],
      [26, 100, 'attention'],
    ],
  ],
  [
    'temperature',
    3,
    [
      [36.1, 37.4, 'normal'],
      [38.5, 45, 'hard_alert'],
    ],
  ],
  [
    'oxygen_saturation',
    0,
    [
      [40, 91, 'hard_alert'],
      [95, 100, 'normal'],
    ],
  ],
]

describe('the level of a vital sign', () => {
  it.each(adults)('of an adult: %s', (sign, rows) => {
    for (const [first, last, level] of rows)
      expect([first, levelOf(sign, first, 30), last, levelOf(sign, last, 30)]).toEqual([first, level, last, level])
  })

  it.each(children)('of a child: %s at %d years', (sign, years, rows) => {
    for (const [first, last, level] of rows)
      expect([first, levelOf(sign, first, years), last, levelOf(sign, last, years)]).toEqual([
        first,
        level,
        last,
        level,
      ])
  })

  it.each([0, 1, 5, 6, 11])('is not given for the blood pressure at %d years', (years) => {
    expect([levelOf('systolic', 190, years), levelOf('diastolic', 115, years)]).toEqual([null, null])
  })

  it("is not given for weight, height, missing values and an infant's pulse", () => {
    expect([levelOf('weight', 60, 30), levelOf('height', 160, 30), levelOf('pulse', 90, 0)]).toEqual([null, null, null])
    expect(judgementOf('pulse', nothing, { years: 30 })).toBeNull()
  })

  it('of a fasting blood sugar is given where it is dangerous', () => {
    const fasting = { glucose_timing: 'fasting' } as const
    expect([69, 70, 100, 200, 249, 250].map((value) => levelOf('glucose', value, 30, fasting))).toEqual([
      'hard_alert',
      null,
      null,
      null,
      null,
      'hard_alert',
    ])
    expect(levelOf('glucose', 200, 30, { glucose_timing: 'random' })).toBe('attention')
    expect(levelOf('pulse', 110, 30, fasting)).toBe('attention')
  })

  it('follows the ranges of a clinic, where it has some', () => {
    const ranges = {
      pulse: [
        [0, 'normal'],
        [90, 'hard_alert'],
      ],
    } as const
    const want: Judgement = { level: 'hard_alert', side: 'from', limit: 90 }
    expect(judgementOf('pulse', { ...nothing, pulse: 95 }, { years: 30, ranges })).toEqual(want)
    expect(judgementOf('pulse', { ...nothing, pulse: 89 }, { years: 30, ranges })).toEqual({ level: 'normal' })
    expect(judgementOf('pain', { ...nothing, pain: 9 }, { years: 30, ranges })).toBeNull()
  })
})

it.each([
  [0, 'infant'],
  [1, 'young_child'],
  [5, 'young_child'],
  [6, 'child'],
  [11, 'child'],
  [12, 'adult'],
  [70, 'adult'],
] as const)('somebody of %d years is judged as %s', (years, band) => expect(ageBand(years)).toBe(band))

it('every range has one normal part, and its steps rise', () => {
  for (const ranges of Object.values(referenceRanges))
    for (const steps of Object.values(ranges)) {
      expect(steps.filter(([, level]) => level === 'normal')).toHaveLength(1)
      expect(steps.map(([from]) => from)).toEqual(steps.map(([from]) => from).sort((one, other) => one - other))
      expect(steps[0]?.[0]).toBe(0)
    }
})

describe('values that are not normal', () => {
  const bad: Reading = {
    ...nothing,
    systolic: 190,
    diastolic: 55,
    temperature: 37.5,
    pulse: 55,
    oxygen_saturation: 91,
    pain: 2,
  }

  it('are listed with the limit they passed, in the order of the signs', () => {
    expect(findingsOf(bad, { years: 30 })).toEqual([
      { sign: 'systolic', value: 190, level: 'hard_alert', side: 'from', limit: 180 },
      { sign: 'diastolic', value: 55, level: 'warning', side: 'below', limit: 60 },
      { sign: 'pulse', value: 55, level: 'attention', side: 'below', limit: 60 },
      { sign: 'temperature', value: 37.5, level: 'attention', side: 'from', limit: 37.5 },
      { sign: 'oxygen_saturation', value: 91, level: 'hard_alert', side: 'below', limit: 92 },
    ])
    expect(findingsOf(nothing, { years: 30 })).toEqual([])
  })

  it('and dangerous must be acknowledged by the dentist, each of it', () => {
    const findings = findingsOf(bad, { years: 30 })
    const waiting = (...acknowledged: VitalSign[]) => unacknowledged(findings, acknowledged).map(({ sign }) => sign)
    expect(waiting()).toEqual(['systolic', 'oxygen_saturation'])
    expect(waiting('systolic', 'pulse')).toEqual(['oxygen_saturation'])
    expect(waiting('systolic', 'oxygen_saturation')).toEqual([])
  })

  it('are marked by the most serious of them', () => {
    const marked = (said: Partial<Reading>) => highestLevel(findingsOf({ ...nothing, ...said }, { years: 30 }))
    expect(marked({})).toBe('normal')
    expect(marked({ systolic: 135, diastolic: 80 })).toBe('attention')
    expect(marked({ systolic: 135, diastolic: 55 })).toBe('warning')
    expect(marked({ ...bad })).toBe('hard_alert')
  })

  it('is stopped for exactly where the clinic must stop', () => {
    const stops = valuesOf(vitalSigns).flatMap((sign) =>
      (referenceRanges.adult[sign] ?? []).flatMap(([from, level]) =>
        level === 'hard_alert' ? [`${sign} ${from}`] : [],
      ),
    )
    const want = [
      'systolic 180',
      'diastolic 110',
      'temperature 38.5',
      'oxygen_saturation 0',
      'glucose 0',
      'glucose 250',
    ]
    expect(stops).toEqual(want)
    expect(valuesOf(vitalLevels)).toEqual(['normal', 'attention', 'warning', 'hard_alert'])
  })
})
