import type { Schema } from '@clinic/api'

/** What must be known of a consent to say which procedures it covers. */
export type CoveringConsent = Pick<Schema<'TreatmentConsent'>, 'id' | 'state'> & {
  patient: Pick<Schema<'TreatmentConsent'>['patient'], 'id'>
  content: Pick<Schema<'TreatmentConsentContent'>, 'decision' | 'services'>
}

type Procedure = Pick<Schema<'NoteProcedure'>, 'product_id' | 'tooth'>

/** Whether a consent, given or refused, is about a procedure: it names the service, on the tooth it names, or on any where it names none. */
export const isAboutProcedure = (
  { services }: Pick<Schema<'TreatmentConsentContent'>, 'services'>,
  { product_id, tooth }: Procedure,
): boolean => services.some((each) => each.product_id === product_id && (each.tooth === null || each.tooth === tooth))

/**
 * Whether a consent allows a procedure of a patient: given by or for this patient, not revoked, and about the procedure.
 */
export const coversProcedure = (
  { state, patient, content }: CoveringConsent,
  procedure: Procedure,
  { id }: { id: number },
): boolean =>
  state === 'signed' && content.decision === 'given' && patient.id === id && isAboutProcedure(content, procedure)
