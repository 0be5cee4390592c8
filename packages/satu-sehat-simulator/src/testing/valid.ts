import { organizationId, patient, practitioner } from './client'

/** The smallest resources that are accepted. `encounter` and `location` are references to stored ones. */

const system = (name: string) => `http://sys-ids.kemkes.go.id/${name}/${organizationId}`
export const arrivedAt = '2026-11-28T02:00:00+00:00'
export const begunAt = '2026-11-28T02:10:00+00:00'
export const finishedAt = '2026-11-28T02:40:00+00:00'

export const validLocation = (value = 'room-1') => ({
  resourceType: 'Location',
  identifier: [{ system: system('location'), value }],
})

export const validEncounter = (location: string, value = 'visit-1') => ({
  resourceType: 'Encounter',
  status: 'arrived',
  identifier: [{ system: system('encounter'), value }],
  subject: { reference: patient },
  participant: [{ individual: { reference: practitioner } }],
  location: [{ location: { reference: location } }],
  period: { start: arrivedAt },
  statusHistory: [{ status: 'arrived', period: { start: arrivedAt } }],
  serviceProvider: { reference: `Organization/${organizationId}` },
})

export const validCondition = (encounter: string) => ({
  resourceType: 'Condition',
  subject: { reference: patient },
  encounter: { reference: encounter },
})

export const validProcedure = (encounter: string) => ({ ...validCondition(encounter), resourceType: 'Procedure' })

export const validObservation = (encounter: string) => ({
  ...validCondition(encounter),
  resourceType: 'Observation',
  performer: [{ reference: practitioner }],
})

export const validPatient = (nik = '3171235705900001') => ({
  resourceType: 'Patient',
  identifier: [{ system: 'https://fhir.kemkes.go.id/id/nik', value: nik }],
  name: [{ text: 'Ayu Lestari' }],
  birthDate: '1990-05-17',
  gender: 'female',
  address: [{ city: 'Jakarta' }],
  multipleBirthInteger: 0,
})

export const validMedicationRequest = (encounter: string, item = 'item-1') => ({
  resourceType: 'MedicationRequest',
  identifier: [
    { system: system('prescription'), value: 'prescription-1' },
    { system: system('prescription-item'), value: item },
  ],
  encounter: { reference: encounter },
  dispenseRequest: { performer: { reference: `Organization/${organizationId}` } },
})

export const validAllergy = (encounter: string) => ({
  resourceType: 'AllergyIntolerance',
  patient: { reference: patient },
  encounter: { reference: encounter },
  recorder: { reference: practitioner },
})

export const validPractitionerRole = () => ({
  resourceType: 'PractitionerRole',
  identifier: [{ system: 'https://fhir.kemkes.go.id/id/sip-number', value: '503/SIP/2026' }],
  practitioner: { reference: practitioner },
})

/** A transaction of resources, each with a fullUrl whose last digit is its place. */
export const transactionOf = (...resources: Record<string, unknown>[]) => ({
  resourceType: 'Bundle',
  type: 'transaction',
  entry: resources.map((resource, index) => ({
    fullUrl: uuidOf(index),
    resource,
    request: { method: 'POST', url: String(resource.resourceType) },
  })),
})

export const uuidOf = (index: number) => `urn:uuid:00000000-0000-4000-8000-00000000000${index}`
