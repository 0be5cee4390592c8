import type { CodeableConcept, Observation } from '@medplum/fhirtypes'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { ownIdentifier } from '../codes/system'
import { practitionerReference, subjectOf, type VisitReferences } from './references'

const categories = { exam: 'Exam', 'vital-signs': 'Vital Signs', laboratory: 'Laboratory', survey: 'Survey' } as const

/** What all observations have; the value is the caller's. */
export const observationResource = (
  { key, category, code, at }: { key: string; category: keyof typeof categories; code: CodeableConcept; at: string },
  references: VisitReferences,
): Observation => ({
  resourceType: 'Observation',
  identifier: [ownIdentifier('observation', { organization_id: references.organization_id, value: key })],
  status: 'final',
  category: [
    conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: category,
      display: categories[category],
    }),
  ],
  code,
  ...subjectOf(references),
  effectiveDateTime: fhirTime(at),
  performer: [practitionerReference(references.doctor)],
})
