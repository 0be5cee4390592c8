import type { Schema } from '@clinic/api'
import type { AllergyIntolerance } from '@medplum/fhirtypes'
import { type MedicalKind, medicalKinds } from '../../medical-alert'
import { conceptOf, type MappedCode } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { ownIdentifier, snomed } from '../codes/system'
import { patientReference, practitionerReference, type VisitReferences } from './references'

export interface SentAlert extends Schema<'MedicalAlertInput'> {
  clinic_id: number
  id: number
  state: Schema<'MedicalAlertState'>
  recorded_at: string
}

const categories: Partial<Record<MedicalKind, NonNullable<AllergyIntolerance['category']>>> = {
  drug: ['medication'],
  anaesthetic: ['medication'],
  food: ['food'],
  latex: ['environment'],
}

/** From common knowledge, in none of the sources. The names of other allergies are free text. */
const latexCode: MappedCode = {
  system: snomed,
  code: '111088007',
  display: 'Latex',
  source: 'none',
  unverified: true,
}

/**
 * An allergy, named by its code where it has one and in words; null of other topics, and of what was entered in error. The service requires
 * a code (rule 10078): one that has only words may be refused.
 */
export function allergyResource(
  alert: SentAlert,
  { organization_id, patient, doctor, encounter_id }: VisitReferences,
): AllergyIntolerance | null {
  if (alert.topic !== 'allergy' || alert.state === 'entered_in_error') return null
  const category = categories[alert.kind]
  return {
    resourceType: 'AllergyIntolerance',
    identifier: [ownIdentifier('allergy', { organization_id, value: `${alert.clinic_id}-A${alert.id}` })],
    clinicalStatus: conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
      code: alert.state,
    }),
    // What a patient said; nobody tested it.
    verificationStatus: conceptOf({
      system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
      code: 'unconfirmed',
      display: 'Unconfirmed',
    }),
    ...(category && { category }),
    code: {
      ...(alert.kind === 'latex' && conceptOf(latexCode)),
      text: alert.name.trim() || medicalKinds[alert.kind].id,
    },
    patient: patientReference(patient),
    encounter: { reference: `Encounter/${encounter_id}` },
    recordedDate: fhirTime(alert.recorded_at),
    recorder: practitionerReference(doctor),
    ...(alert.note.trim() !== '' && { note: [{ text: alert.note.trim() }] }),
  }
}
