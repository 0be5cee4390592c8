import { expect, it } from 'vitest'
import { treatmentConsentContentFixture, treatmentConsentFixture } from '../testing'
import { signedConsent } from './signed-consent'

const consent = treatmentConsentFixture()
const { signature, content } = consent
const text = signedConsent(consent, signature)

it('the signed text of a consent names its form, its patient and who signed', () => {
  const { hash, ...signer } = signature
  expect(JSON.parse(text)).toMatchObject({ _form: 'treatment-consent-1', person: { id: 3 }, signature: signer })
})

it('the signed text is another one when anything changes', () => {
  const changed = [
    signedConsent({ ...consent, visit_id: 8 }, signature),
    signedConsent({ ...consent, content: treatmentConsentContentFixture({ decision: 'refused' }) }, signature),
    signedConsent(
      { ...consent, content: { ...content, drawing: { ...content.drawing, paths: ['M10,40 L90,40'] } } },
      signature,
    ),
    signedConsent({ ...consent, services: [{ product_id: 1, tooth: '48', product_name: 'Tambal' }] }, signature),
    signedConsent({ ...consent, person: { ...consent.person, id: 9 } }, signature),
    signedConsent(consent, { ...signature, sip_number: 'SIP-2' }),
  ]
  expect(new Set([text, ...changed]).size).toBe(changed.length + 1)
})
