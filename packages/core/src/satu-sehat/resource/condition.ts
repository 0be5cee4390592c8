import type { Schema } from '@clinic/api'
import type { Condition } from '@medplum/fhirtypes'
import { icd10, termOf } from '../../terminology'
import { conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { icd10Code } from '../codes/icd-10-code'
import { icd10System, ownIdentifier } from '../codes/system'
import { visitKey } from './encounter'
import { practitionerReference, subjectOf, type VisitReferences } from './references'

export interface SentDiagnosis extends Pick<Schema<'NoteDiagnosis'>, 'code' | 'tooth' | 'rank' | 'certainty'> {
  clinic_id: number
  visit_id: number
  id: number
  /** Of its note. */
  signed_at: string
}

const verification: Readonly<Record<Schema<'DiagnosisCertainty'>, string>> = {
  working: 'provisional',
  definite: 'confirmed',
  differential: 'differential',
}

/** A diagnosis; null where its code has no form that the service takes. */
export function conditionResource(diagnosis: SentDiagnosis, references: VisitReferences): Condition | null {
  const code = icd10Code(diagnosis.code)
  if (code === null) return null
  return {
    resourceType: 'Condition',
    identifier: [
      ownIdentifier('condition', { organization_id: references.organization_id, value: conditionKey(diagnosis) }),
    ],
    clinicalStatus: conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
      code: 'active',
      display: 'Active',
    }),
    verificationStatus: conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
      code: verification[diagnosis.certainty],
    }),
    category: [
      conceptOf({
        system: 'http://terminology.hl7.org/CodeSystem/condition-category',
        code: 'encounter-diagnosis',
        display: 'Encounter Diagnosis',
      }),
    ],
    code: conceptOf({ system: icd10System, code, display: termOf(icd10, code)?.en }),
    ...subjectOf(references),
    recordedDate: fhirTime(diagnosis.signed_at),
    recorder: practitionerReference(references.doctor),
    // The site takes clinical terms only (rule 10409), and teeth have codes of SNOMED CT.
    ...(diagnosis.tooth && { note: [{ text: `Gigi ${diagnosis.tooth}` }] }),
  }
}

/** The diagnoses a finished visit names, the primary one first; what it was only distinguished from is none of them. */
export const diagnosesOfVisit = <Row extends Pick<SentDiagnosis, 'rank' | 'certainty'>>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ certainty }) => certainty !== 'differential')
    .toSorted((one, other) => Number(other.rank === 'primary') - Number(one.rank === 'primary'))

const conditionKey = ({ clinic_id, visit_id, id }: SentDiagnosis) => `${visitKey({ clinic_id, id: visit_id })}-D${id}`
