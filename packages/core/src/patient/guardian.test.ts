import { describe, expect, it } from 'vitest'
import { patientInputFixture } from '../testing'
import { guardianProblems, isMinor } from './index'

const today = '2026-11-20'

describe('isMinor', () => {
  it.each([
    ['2009-11-21', true],
    ['2009-11-20', false], // seventeen today
    ['2026-11-20', true],
    ['1990-05-17', false],
    ['2026-11-21', false], // not born yet: the date is wrong
    ['', false],
    ['2010-02-30', false],
  ])('of somebody born on %s is %s', (born, want) => expect(isMinor(born, today)).toBe(want))
})

describe('guardianProblems', () => {
  const problemsOf = (part: object) =>
    guardianProblems(patientInputFixture({ date_of_birth: '2018-03-02', ...part }), { today })

  it('asks of a child for a guardian who can be called', () => {
    const missing = { guardian_name: 'required', guardian_relationship: 'required', guardian_phone: 'required' }
    expect(problemsOf({})).toEqual(missing)
    expect(problemsOf({ guardian_name: ' ', guardian_phone: ' ' })).toEqual(missing)
    const guardian = { guardian_name: 'Siti', guardian_relationship: 'mother', guardian_phone: '081234567890' }
    expect(problemsOf(guardian)).toEqual({})
  })

  it('asks adults for nobody', () => expect(problemsOf({ date_of_birth: '1990-05-17' })).toEqual({}))
})
