import { expect, it } from 'vitest'
import { patientHints, patientProblems, readinessOf } from '../patient'
import * as fixtures from './fixtures'

// A server test checks that all fixtures match the contract: only the server can validate a schema.
it('the patient of the fixtures is one in whom nothing is wrong', () => {
  const patient = fixtures.patientInputFixture()
  expect(patientProblems(patient, { today: '2026-11-20' })).toEqual({})
  expect(patientHints(patient)).toEqual({})
  expect(readinessOf(patient)).toBe('ready')
})

it.each(Object.entries(fixtures))('%s changes the given fields and nothing else', (_, fixture) => {
  const whole = fixture()
  expect(Object.keys(whole).length).toBeGreaterThan(2)
  for (const name of Object.keys(whole)) expect(fixture({ [name]: 'changed' })).toEqual({ ...whole, [name]: 'changed' })
})
