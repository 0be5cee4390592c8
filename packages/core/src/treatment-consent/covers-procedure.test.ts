import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { treatmentConsentContentFixture, treatmentConsentFixture } from '../testing'
import { coversProcedure } from './covers-procedure'

// Seen to fail: a tooth of the consent not compared; the patient not compared.

const naming = (...services: Schema<'ConsentedService'>[]) => ({
  content: treatmentConsentContentFixture({ services }),
})
const procedure = { product_id: 1, tooth: '48' as const }

it.each<[string, Partial<Schema<'TreatmentConsent'>>, boolean]>([
  ['of this service on this tooth', naming({ product_id: 1, tooth: '48' }), true],
  ['of this service on another tooth', naming({ product_id: 1, tooth: '38' }), false],
  ['of this service, on no tooth in particular', naming({ product_id: 1, tooth: null }), true],
  ['of another service', naming({ product_id: 2, tooth: '48' }), false],
  ['of several', naming({ product_id: 1, tooth: '38' }, { product_id: 1, tooth: '48' }), true],
  ['that is revoked', { state: 'revoked' }, false],
  ['that is a refusal', { content: treatmentConsentContentFixture({ decision: 'refused' }) }, false],
])('a consent %s', (_, consent, want) => {
  expect(coversProcedure(treatmentConsentFixture(consent), procedure, { id: 3 })).toBe(want)
})

it('of another patient covers nothing', () => {
  expect(coversProcedure(treatmentConsentFixture(), procedure, { id: 4 })).toBe(false)
})
