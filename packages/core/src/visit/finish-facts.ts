import type { Schema } from '@clinic/api'
import { isCharted } from '../note'
import type { FindingRow } from '../odontogram'
import { type CoveringConsent, coversProcedure } from '../treatment-consent/covers-procedure'
import type { FinishFacts } from './finish-problems'

interface Beside extends Omit<FinishFacts, 'chief_complaint' | 'diagnoses' | 'procedures' | 'control_on'> {
  /** The services of the clinic by their ids, at least those that the note names. */
  products: ReadonlyMap<number, Pick<Schema<'Product'>, 'scope' | 'needs_consent' | 'odontogram_code'>>
  /** What was charted as done here in this visit; null where that is not known. */
  done: readonly FindingRow[] | null
  /** The patient, and the consents that the note names, those at least; null where they are not known. */
  patient_id: number
  consents: readonly CoveringConsent[] | null
}

/** A visit as far as its note says it, or no note yet, and what is known beside it. Nothing is asked of what was cancelled. */
export const finishFacts = (
  content: Schema<'NoteContent'> | null,
  { products, done, patient_id, consents, ...known }: Beside,
): FinishFacts => ({
  ...known,
  chief_complaint: content?.subjective.chief_complaint ?? '',
  diagnoses: (content?.diagnoses ?? []).map(({ id, code, rank }) => ({ id, code, is_primary: rank === 'primary' })),
  procedures: (content?.procedures ?? [])
    .filter(({ outcome }) => outcome !== 'cancelled')
    .map((procedure) => {
      const { id, product_id, tooth, surfaces, jaw, doctor_id, consent, not_charted = '' } = procedure
      const product = products.get(product_id)
      const consent_id = consent?.consent_id ?? null
      const named = consents?.find(({ id: each }) => each === consent_id)
      return {
        id,
        tooth,
        surfaces,
        jaw,
        doctor_id,
        scope: product?.scope ?? 'none',
        needs_consent: product?.needs_consent ?? false,
        has_consent: consent_id !== null || (consent?.witness.trim() ?? '') !== '',
        is_consent_valid:
          consent_id === null ||
          !consents ||
          (named !== undefined && coversProcedure(named, procedure, { id: patient_id })),
        is_charted: !product || !done || not_charted.trim() !== '' || isCharted({ procedure, service: product }, done),
      }
    }),
  control_on: content?.control?.on ?? null,
})
