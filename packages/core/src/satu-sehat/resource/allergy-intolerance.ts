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

/** Of latex alone: the names of other allergies are free text, which no source gives a code. */
const codes: Partial<Record<MedicalKind, MappedCode>> = {
  latex: { system: snomed, code: '111088007', display: 'Latex', source: 'S72', unverified: true },
}

type Alert = Pick<SentAlert, 'topic' | 'kind' | 'state'>

/** Whether an allergy cannot be sent: the service requires a code (rule 10078), and it has only words. */
export const isUncodedAllergy = ({ topic, kind, state }: Alert): boolean =>
  topic === 'allergy' && state !== 'entered_in_error' && codes[kind] === undefined

/** An allergy by its code and in words; null of one without a code, of other topics, and of what was entered in error. */
export function allergyResource(
  alert: SentAlert,
  { organization_id, patient, doctor, encounter_id }: VisitReferences,
): AllergyIntolerance | null {
  const code = codes[alert.kind]
  if (!code || alert.topic !== 'allergy' || alert.state === 'entered_in_error') return null
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
    // of latex, as all that have a code
    category: ['environment'],
    code: {
      ...conceptOf(code),
      text: alert.name.trim() || medicalKinds[alert.kind].id,
    },
    patient: patientReference(patient),
    encounter: { reference: `Encounter/${encounter_id}` },
    recordedDate: fhirTime(alert.recorded_at),
    recorder: practitionerReference(doctor),
    ...(alert.note.trim() !== '' && { note: [{ text: alert.note.trim() }] }),
  }
}
