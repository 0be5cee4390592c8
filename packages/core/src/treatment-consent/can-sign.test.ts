import { expect, it } from 'vitest'
import { statesOf, treatmentConsentContentFixture, treatmentConsentFixture } from '../testing'
import { visitMachine } from '../visit'
import { canRevokeConsent, canSignConsent } from './can-sign'

it('consents are signed from the arrival until the visit is finished', () => {
  expect(statesOf(visitMachine).filter(canSignConsent).sort()).toEqual([
    'called',
    'in_practice',
    'in_vitals',
    'paused',
    'ready',
    'waiting',
  ])
})

it.each([
  ['a consent', {}, true],
  ['one that is revoked', { state: 'revoked' as const }, false],
  ['one whose treatment a signed note tells', { is_relied_on: true }, false],
  ['a refusal', { content: treatmentConsentContentFixture({ decision: 'refused' }) }, false],
])('%s can be revoked: %#', (_, consent, want) => {
  expect(canRevokeConsent(treatmentConsentFixture(consent))).toBe(want)
})
