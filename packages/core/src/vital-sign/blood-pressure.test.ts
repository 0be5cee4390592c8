import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBloodPressure } from './blood-pressure'

const normal = { systolic: 120, diastolic: 80 }

describe('a blood pressure typed in one box', () => {
  it.each(['120/80', ' 120 / 80 ', '120 80', '120-80', '120\\80', '120/ 80'])('%j is read', (text) => {
    expect(readBloodPressure(text)).toEqual(normal)
  })

  it.each([
    ['80/120', 'systolicNotAbove', normal],
    ['120/120', 'systolicNotAbove', null],
    ['12/8', 'systolicImpossible', normal],
    ['1200/80', 'systolicImpossible', null],
    ['301/100', 'systolicImpossible', null],
    ['300/201', 'diastolicImpossible', null],
    ['120/19', 'diastolicImpossible', null],
    ['12080', 'notPair', normal],
    ['9060', 'notPair', { systolic: 90, diastolic: 60 }],
    ['180110', 'notPair', { systolic: 180, diastolic: 110 }],
    ['80120', 'notPair', null],
    ['120', 'notPair', null],
    ['1208011', 'notPair', null],
    ['', 'notPair', null],
    ['120/', 'notPair', null],
    ['/80', 'notPair', null],
    ['120/80/60', 'notPair', null],
    ['a120/80', 'notPair', null],
    ['120/80 mmHg', 'notPair', null],
    ['120//80', 'notPair', null],
    ['-120/80', 'notPair', null],
    ['120.5/80', 'notPair', null],
  ] as const)('%j is refused: %s', (text, problem, meant) => {
    expect(readBloodPressure(text)).toEqual({ problem, meant })
  })

  it('is read back as written, for every possible value', () => {
    const pressure = fc.record({
      systolic: fc.integer({ min: 40, max: 300 }),
      diastolic: fc.integer({ min: 20, max: 200 }),
    })
    fc.assert(
      fc.property(pressure, ({ systolic, diastolic }) => {
        const found = readBloodPressure(`${systolic}/${diastolic}`)
        if (systolic > diastolic) expect(found).toEqual({ systolic, diastolic })
        else expect(found).toHaveProperty('problem', 'systolicNotAbove')
      }),
    )
  })
})
