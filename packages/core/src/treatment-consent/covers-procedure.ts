import type { Schema } from '@clinic/api'

/** What must be known of a consent to say which procedures it covers. */
export type CoveringConsent = Pick<Schema<'TreatmentConsent'>, 'id' | 'state'> & {
  patient: Pick<Schema<'TreatmentConsent'>['patient'], 'id'>
  content: Pick<Schema<'TreatmentConsentContent'>, 'decision' | 'services'>
}

type Procedure = Pick<Schema<'NoteProcedure'>, 'product_id' | 'tooth'>

/**
 * Whether a consent allows a procedure of a patient: given by or for this patient, not revoked, and naming the service; on the tooth it names,
 * or on any where it names none.
 */
export const coversProcedure = (
  { state, patient, content }: CoveringConsent,
  { product_id, tooth }: Procedure,
  { id }: { id: number },
): boolean =>
  state === 'signed' &&
  content.decision === 'given' &&
  patient.id === id &&
  content.services.some((each) => each.product_id === product_id && (each.tooth === null || each.tooth === tooth))
