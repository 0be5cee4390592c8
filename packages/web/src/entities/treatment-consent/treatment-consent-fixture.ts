import { treatmentConsentContentFixture, treatmentConsentFixture } from '@clinic/core/testing'
import type { TreatmentConsent } from './treatment-consent-query'

/** A mother refuses for her child, with the signature of a witness. */
export const refusalFixture = (overrides: Partial<TreatmentConsent> = {}): TreatmentConsent => {
  const content = treatmentConsentContentFixture({
    language: 'en',
    decision: 'refused',
    signer: 'parent',
    signer_name: 'Dewi Lestari',
    remark: 'Wants to try medicine first',
  })
  return treatmentConsentFixture({
    id: 6,
    content: { ...content, witness_drawing: content.drawing },
    services: [{ product_id: 1, tooth: '48', product_name: 'Removal of an impacted tooth' }],
    ...overrides,
  })
}

/** A consent that was taken back. */
export const revokedConsentFixture = (overrides: Partial<TreatmentConsent> = {}): TreatmentConsent =>
  treatmentConsentFixture({
    id: 7,
    state: 'revoked',
    revoked: {
      reason: 'Pasien ingin menunggu sampai setelah Lebaran',
      by: 'drg. Ratna Dewi, Sp.KG',
      at: '2026-11-20T04:00:00.000Z',
    },
    version: 2,
    ...overrides,
  })
