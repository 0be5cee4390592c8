import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type TreatmentConsentState = Schema<'TreatmentConsentState'>

export const treatmentConsentStates: Values<TreatmentConsentState> = {
  signed: { en: 'Signed', id: 'Ditandatangani', tone: 'success' },
  revoked: { en: 'Revoked', id: 'Dicabut', tone: 'error' },
}

export type ConsentDecision = Schema<'ConsentDecision'>

export const consentDecisions: Values<ConsentDecision> = {
  given: { en: 'Agrees', id: 'Menyetujui', tone: 'success' },
  refused: { en: 'Refuses', id: 'Menolak', tone: 'warning' },
}

export type ConsentSigner = Schema<'ConsentSigner'>

/** What who signs is to the patient. */
export const consentSigners: Values<ConsentSigner> = {
  patient: { en: 'The patient', id: 'Pasien sendiri' },
  spouse: { en: 'Husband or wife', id: 'Suami/istri' },
  parent: { en: 'Parent', id: 'Orang tua' },
  child: { en: 'Child', id: 'Anak' },
  sibling: { en: 'Sibling', id: 'Saudara kandung' },
  guardian: { en: 'Guardian', id: 'Wali' },
  other: { en: 'Somebody else', id: 'Lainnya' },
}
