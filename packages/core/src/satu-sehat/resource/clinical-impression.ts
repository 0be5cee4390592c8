import type { Schema } from '@clinic/api'
import type { ClinicalImpression } from '@medplum/fhirtypes'
import { prognoses } from '../../note'
import { conceptOfToken } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { ownIdentifier } from '../codes/system'
import type { SentDiagnosis } from './condition'
import { visitKey } from './encounter'
import { practitionerReference, subjectOf, type VisitReferences } from './references'

export interface SentPrognosis extends Pick<SentDiagnosis, 'clinic_id' | 'visit_id' | 'id' | 'signed_at'> {
  prognosis: Schema<'Prognosis'> | null
  /** The Condition of the diagnosis. */
  condition_id: string
}

/** The prognosis of a diagnosis; null where none was given. */
export const clinicalImpressionResource = (
  { prognosis, clinic_id, visit_id, id, signed_at, condition_id }: SentPrognosis,
  references: VisitReferences,
): ClinicalImpression | null =>
  prognosis && {
    resourceType: 'ClinicalImpression',
    identifier: [
      ownIdentifier('clinicalimpression', {
        organization_id: references.organization_id,
        value: `${visitKey({ clinic_id, id: visit_id })}-I${id}`,
      }),
    ],
    status: 'completed',
    ...subjectOf(references),
    effectiveDateTime: fhirTime(signed_at),
    date: fhirTime(signed_at),
    assessor: practitionerReference(references.doctor),
    problem: [{ reference: `Condition/${condition_id}` }],
    prognosisCodeableConcept: [conceptOfToken(String(prognoses[prognosis].code))],
  }
