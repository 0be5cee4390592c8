import type { VitalSign } from './vital-sign.values'

export type MeasureProblem = 'notNumber' | 'tooManyDecimals' | 'impossible'

/** A parsed value, or the problem with the text; `meant` is the probable intention. */
export type Measured =
  | { value: number }
  | { problem: MeasureProblem; lowest: number; highest: number; meant: number | null }

interface Measure {
  /** The unit in UCUM. */
  unit: string
  decimals: 0 | 1
  /** Wide enough for every living patient; beyond it the value is mistyped. */
  lowest: number
  highest: number
  /** By how much people mistype it: a point left out, metres for centimetres. */
  slips: readonly number[]
}

export const measures: Readonly<Record<VitalSign, Measure>> = {
  systolic: { unit: 'mm[Hg]', decimals: 0, lowest: 40, highest: 300, slips: [10] },
  diastolic: { unit: 'mm[Hg]', decimals: 0, lowest: 20, highest: 200, slips: [10] },
  pulse: { unit: '/min', decimals: 0, lowest: 20, highest: 300, slips: [] },
  respiration: { unit: '/min', decimals: 0, lowest: 4, highest: 100, slips: [] },
  temperature: { unit: 'Cel', decimals: 1, lowest: 25, highest: 45, slips: [0.1, 0.01] },
  oxygen_saturation: { unit: '%', decimals: 0, lowest: 40, highest: 100, slips: [] },
  weight: { unit: 'kg', decimals: 1, lowest: 0.5, highest: 400, slips: [0.1] },
  height: { unit: 'cm', decimals: 1, lowest: 30, highest: 260, slips: [100, 0.1] },
  glucose: { unit: 'mg/dL', decimals: 0, lowest: 10, highest: 1500, slips: [] },
  pain: { unit: '{score}', decimals: 0, lowest: 0, highest: 10, slips: [] },
}

/** Reads a typed vital sign, in its unit: `38,6` and `38.6` are the same; 386 degrees are refused. */
export function readMeasure(sign: VitalSign, text: string): Measured {
  const written = text.trim().replace(',', '.')
  const { decimals, lowest, highest } = measures[sign]
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(written)) return { problem: 'notNumber', lowest, highest, meant: null }
  const value = Number(written)
  if (!isPossible(sign, value)) return { problem: 'impossible', lowest, highest, meant: meantBy(sign, value) }
  if (isExact(sign, value)) return { value }
  return { problem: 'tooManyDecimals', lowest, highest, meant: Number(value.toFixed(decimals)) }
}

export const isPossible = (sign: VitalSign, value: number) =>
  measures[sign].lowest <= value && value <= measures[sign].highest

/** Whether a value has no more decimals than its sign is measured with. */
export const isExact = (sign: VitalSign, value: number) => Number(value.toFixed(measures[sign].decimals)) === value

function meantBy(sign: VitalSign, value: number): number | null {
  const { slips, decimals } = measures[sign]
  const meant = slips.map((slip) => Number((value * slip).toFixed(decimals)))
  return meant.find((each) => isPossible(sign, each)) ?? null
}
