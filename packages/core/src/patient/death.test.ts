import { describe, expect, it } from 'vitest'
import { patientFixture } from '../testing'
import { deathProblem } from './death'
import { patientUpdateOf } from './patient'

const patient = { status: 'deceased', date_of_birth: '1950-02-03' } as const
const problemOn = (deceased_on: string | null, more: object = {}) =>
  deathProblem({ ...patient, deceased_on, ...more }, { today: '2026-11-20' })

describe('a day of death', () => {
  it.each([
    ['that is not known', null],
    ['that is today', '2026-11-20'],
    ['that is the day of birth', '1950-02-03'],
  ])('%s is right', (_, day) => expect(problemOn(day)).toBeNull())

  it.each([
    ['that has not come yet', '2026-11-21', {}, 'inFuture'],
    ['before the birth', '1950-02-02', {}, 'beforeBirth'],
    ['that no calendar has', '2026-02-30', {}, 'notDate'],
    ['of somebody who is alive', '2026-11-20', { status: 'active' }, 'mustBeEmpty'],
    ['of somebody inactive', '2026-11-20', { status: 'inactive' }, 'mustBeEmpty'],
  ])('%s is not', (_, day, more, problem) => expect(problemOn(day, more)).toBe(problem))
})

it('who has died stays so when something else of them is changed', () => {
  const stored = patientFixture({ status: 'deceased', deceased_on: '2026-05-03' })
  expect(patientUpdateOf(stored)).toMatchObject({ status: 'deceased', deceased_on: '2026-05-03' })
})
