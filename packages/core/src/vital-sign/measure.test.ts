import { describe, expect, it } from 'vitest'
import { valuesOf } from '../values'
import { measures, readMeasure } from './measure'
import { type VitalSign, vitalSigns } from './vital-sign.values'

const read: [VitalSign, string, number][] = [
  ['temperature', '38.6', 38.6],
  ['temperature', '38,6', 38.6],
  ['temperature', ' 36 ', 36],
  ['temperature', '36.0', 36],
  ['pulse', '88', 88],
  ['weight', '62,5', 62.5],
  ['height', '165', 165],
  ['pain', '0', 0],
]
const refused: [VitalSign, string, string, number | null][] = [
  ['temperature', '386', 'impossible', 38.6],
  ['temperature', '3860', 'impossible', 38.6],
  ['temperature', '12', 'impossible', null],
  ['temperature', '36.85', 'tooManyDecimals', 36.9],
  ['pulse', '88.5', 'tooManyDecimals', 89],
  ['pulse', '880', 'impossible', null],
  ['weight', '625', 'impossible', 62.5],
  ['height', '1,65', 'impossible', 165],
  ['height', '1650', 'impossible', 165],
  ['systolic', '12', 'impossible', 120],
  ['diastolic', '8', 'impossible', 80],
  ['oxygen_saturation', '101', 'impossible', null],
  ['pain', '11', 'impossible', null],
  ['pulse', '', 'notNumber', null],
  ['pulse', '-88', 'notNumber', null],
  ['pulse', '8 8', 'notNumber', null],
  ['pulse', 'x88', 'notNumber', null],
  ['pulse', '88x', 'notNumber', null],
  ['pulse', '1e2', 'notNumber', null],
  ['pulse', '88.', 'notNumber', null],
  ['pulse', '0000088', 'notNumber', null],
]

describe('a typed vital sign', () => {
  it.each(read)('%s %j is %d', (sign, text, value) => expect(readMeasure(sign, text)).toEqual({ value }))

  it.each(refused)('%s %j is refused: %s, %s was meant', (sign, text, problem, meant) => {
    const { lowest, highest } = measures[sign]
    expect(readMeasure(sign, text)).toEqual({ problem, meant, lowest, highest })
  })

  it.each(valuesOf(vitalSigns))('%s reads both its limits and nothing beyond them', (sign) => {
    const { lowest, highest, decimals } = measures[sign]
    const step = decimals === 1 ? 0.1 : 1
    for (const value of [lowest, highest]) expect(readMeasure(sign, String(value))).toEqual({ value })
    for (const value of [lowest - step, highest + step])
      expect(readMeasure(sign, String(Number(value.toFixed(1))))).toHaveProperty('problem')
  })
})
