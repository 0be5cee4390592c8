import { patientFixture } from '@clinic/core/testing'
import { expect, test } from 'vitest'
import { likelyPatient } from './likely-patient'

const same = (id: number) => ({ patient: patientFixture({ id }), reasons: ['name_and_birth' as const] })
const family = { patient: patientFixture({ id: 30 }), reasons: ['phone' as const] }

test.each([
  ['nobody', [], undefined],
  ['a family with one phone', [family], undefined],
  ['one of the name and birth, beside the family', [family, same(12)], 12],
  ['two of one name and birth', [same(12), same(13)], undefined],
])('of %s it is %s', (_, candidates, want) => {
  expect(likelyPatient(candidates)).toBe(want)
})
