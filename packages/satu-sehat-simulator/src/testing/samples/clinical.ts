import {
  validAllergy,
  validCondition,
  validMedicationRequest,
  validObservation,
  validPatient,
  validPractitionerRole,
  validProcedure,
} from '../valid'
import { posting, type Sample, timing } from './sample'

const condition = posting(({ visit }) => validCondition(visit))
const procedure = posting(({ visit }) => validProcedure(visit))
const observation = posting(({ visit }) => validObservation(visit))
const patient = posting(() => validPatient())
const request = posting(({ visit }) => validMedicationRequest(visit))
const allergy = posting(({ visit }) => validAllergy(visit))
const role = posting(() => validPractitionerRole())

const conditionTime = timing(({ visit }) => validCondition(visit))
const procedureTime = timing(({ visit }) => validProcedure(visit))
const observationTime = timing(({ visit }) => validObservation(visit))
const requestTime = timing(({ visit }) => validMedicationRequest(visit))
const allergyTime = timing(({ visit }) => validAllergy(visit))

export const clinicalSamples: Sample[] = [
  condition(10125, 'no subject', { subject: undefined }),
  condition(10126, 'no encounter', { encounter: undefined }),
  conditionTime(10402, (time) => ({ onsetDateTime: time })),
  conditionTime(10403, (time) => ({ recordedDate: time })),
  procedure(10127, 'no subject', { subject: undefined }),
  procedure(10128, 'no encounter', { encounter: undefined }),
  procedureTime(10400, (time) => ({ performedPeriod: { start: time } })),
  procedureTime(10401, (time) => ({ performedPeriod: { end: time } })),
  observation(10129, 'no subject', { subject: undefined }),
  observation(10130, 'no encounter', { encounter: undefined }),
  observation(10383, 'no performer', { performer: [] }),
  observationTime(10295, (time) => ({ effectiveDateTime: time })),
  observationTime(10296, (time) => ({ issued: time })),
  patient(10166, 'no identifier', { identifier: [] }),
  patient(10167, 'no birth order', { multipleBirthInteger: undefined }),
  patient(10168, 'no name', { name: [{ text: ' ' }] }),
  patient(10333, 'no address', { address: [] }),
  patient(10397, 'no date of birth', { birthDate: undefined }),
  patient(10413, 'no gender', { gender: '' }),
  request(10388, 'no identifier', { identifier: [] }),
  request(10388, 'only the number of the prescription', {
    identifier: [{ system: 'http://sys-ids.kemkes.go.id/prescription/10000004', value: 'prescription-1' }],
  }),
  request(10453, 'nobody who dispenses', { dispenseRequest: undefined }),
  request(10453, 'a practitioner who dispenses', {
    dispenseRequest: { performer: { reference: 'Practitioner/10009880728' } },
  }),
  request(10454, 'no encounter', { encounter: undefined }),
  requestTime(10337, (time) => ({ authoredOn: time })),
  allergy(10374, 'no encounter', { encounter: undefined }),
  allergy(10375, 'no recorder', { recorder: undefined }),
  allergyTime(10358, (time) => ({ recordedDate: time })),
  role(10924, 'a licence under another system', {
    identifier: [{ system: 'https://fhir.kemkes.go.id/id/nakes-his-number', value: '503/SIP/2026' }],
  }),
]
