import type { Schema } from '@clinic/api'
import type { Procedure } from '@medplum/fhirtypes'
import { icd9cm, icd10, termOf } from '../../terminology'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { icd10Code } from '../codes/icd-10-code'
import { icd9cmSystem, icd10System, ownIdentifier } from '../codes/system'
import { toothSite } from '../codes/tooth-code'
import { missingOfProduct } from '../missing-of-record'
import type { SentDiagnosis } from './condition'
import { visitKey } from './encounter'
import { practitionerReference, subjectOf, type VisitReferences } from './references'

export interface SentProcedure extends Pick<Schema<'NoteProcedure'>, 'tooth' | 'outcome' | 'note'> {
  clinic_id: number
  visit_id: number
  id: number
  name: string
  /** Empty where neither the service nor the dentist has one. */
  icd9cm: string
}

interface Done {
  /** When the practice of the visit began and ended. */
  start: string
  end: string
  diagnoses: readonly Pick<SentDiagnosis, 'code' | 'tooth' | 'rank'>[]
}

/** What was done, or begun; null of what was cancelled and of what has no ICD-9-CM code. */
export function procedureResource(
  procedure: SentProcedure,
  { start, end, diagnoses }: Done,
  references: VisitReferences,
): Procedure | null {
  const { outcome, tooth, note, name, visit_id, clinic_id, id } = procedure
  if (outcome === 'cancelled' || missingOfProduct(procedure).length > 0) return null
  const site = tooth && toothSite(tooth)
  const reason = reasonOf(procedure, diagnoses)
  return {
    resourceType: 'Procedure',
    identifier: [
      ownIdentifier('procedure', {
        organization_id: references.organization_id,
        value: `${visitKey({ clinic_id, id: visit_id })}-P${id}`,
      }),
    ],
    status: outcome === 'done' ? 'completed' : 'in-progress',
    code: {
      ...conceptOf({
        system: icd9cmSystem,
        code: procedure.icd9cm,
        display: termOf(icd9cm, procedure.icd9cm)?.en,
      }),
      text: name,
    },
    ...subjectOf(references),
    performedPeriod: { start: fhirTime(start), ...(outcome === 'done' && { end: fhirTime(end) }) },
    performer: [{ actor: practitionerReference(references.doctor) }],
    ...(reason && {
      reasonCode: [conceptOf({ system: icd10System, code: reason, display: termOf(icd10, reason)?.en })],
    }),
    ...(site && { bodySite: [site] }),
    ...(note.trim() !== '' && { note: [{ text: note.trim() }] }),
  }
}

/** The diagnosis of its tooth, or else the primary one. */
function reasonOf({ tooth }: SentProcedure, diagnoses: Done['diagnoses']): string | null {
  const ofTooth = diagnoses.find((diagnosis) => tooth !== null && diagnosis.tooth === tooth)
  const found = ofTooth ?? diagnoses.find(({ rank }) => rank === 'primary')
  return found ? icd10Code(found.code) : null
}
