import { expect, it } from 'vitest'
import { patientHints, patientProblems, readinessOf } from '../patient'
import { patientInputFixture } from './fixtures'

// That all of them are what the contract says, the server tests: it has what reads a schema.
it('the patient of the fixtures is one in whom nothing is wrong', () => {
  const patient = patientInputFixture()
  expect(patientProblems(patient, { today: '2026-11-20' })).toEqual({})
  expect(patientHints(patient)).toEqual({})
  expect(readinessOf(patient)).toBe('ready')
})
