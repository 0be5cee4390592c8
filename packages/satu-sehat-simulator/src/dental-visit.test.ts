import { expect, it } from 'vitest'
import { valuesAt } from './fhir/resource'
import { idOf, organizationId, practitioner, startClient } from './testing/client'
import { arrivedAt, begunAt, finishedAt, validEncounter, validLocation, validPractitionerRole } from './testing/valid'

const facility = { reference: `Organization/${organizationId}` }
const system = (name: string) => `http://sys-ids.kemkes.go.id/${name}/${organizationId}`
const coded = (codeSystem: string, code: string) => ({ coding: [{ system: codeSystem, code }] })
const snomed = (code: string) => coded('http://snomed.info/sct', code)
const loinc = (code: string) => coded('http://loinc.org', code)
const observed = (category: string) => coded('http://terminology.hl7.org/CodeSystem/observation-category', category)

/** What a clinic sends of one visit, in the order and with the elements of the playbook "Rawat Jalan Gigi". */
it('accepts a whole dental visit, and the visit as it was amended later', async () => {
  const { simulator, get, put, create } = await startClient({
    patients: [{ ihsNumber: 'P11111111111', nik: '3171234567890001' }],
  })

  const found = await get('/Patient?identifier=https://fhir.kemkes.go.id/id/nik|3171234567890001')
  const [id] = valuesAt(found.body, 'entry.resource.id')
  const subject = { reference: `Patient/${id}` }
  await create({
    resourceType: 'Organization',
    identifier: [{ system: system('organization'), value: 'dental' }],
    partOf: facility,
    address: [{ city: 'Jakarta', extension: [] }],
  })
  const room = await create({
    ...validLocation(),
    mode: 'instance',
    physicalType: coded('http://terminology.hl7.org/CodeSystem/location-physical-type', 'ro'),
    position: { longitude: 106.8, latitude: -6.2 },
    address: { city: 'Jakarta' },
    managingOrganization: facility,
  })
  await create(validPractitionerRole())
  const arrived = { ...validEncounter(room), subject }
  const visit = await create(arrived)
  const encounter = { reference: visit }
  const performer = [{ reference: practitioner }]

  const caries = await create({
    resourceType: 'Condition',
    identifier: [{ system: system('condition'), value: 'diagnosis-1' }],
    clinicalStatus: coded('http://terminology.hl7.org/CodeSystem/condition-clinical', 'active'),
    category: [coded('http://terminology.hl7.org/CodeSystem/condition-category', 'encounter-diagnosis')],
    code: coded('http://hl7.org/fhir/sid/icd-10', 'K02.1'),
    subject,
    encounter,
    recordedDate: finishedAt,
  })
  await create({
    resourceType: 'Observation',
    status: 'final',
    category: [observed('vital-signs')],
    code: loinc('8480-6'),
    subject,
    encounter,
    performer,
    effectiveDateTime: begunAt,
    valueQuantity: { value: 120, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
  })
  await create({
    resourceType: 'Observation',
    status: 'final',
    category: [observed('exam')],
    code: coded('http://terminology.kemkes.go.id/CodeSystem/clinical-term', 'OC000061'),
    valueBoolean: true,
    bodySite: snomed('865995000'),
    subject,
    encounter,
    performer,
    effectiveDateTime: begunAt,
    component: [
      { code: loinc('32889-8'), valueCodeableConcept: snomed('257885003') },
      { code: snomed('278544002'), valueCodeableConcept: snomed('80967001') },
    ],
  })
  await create({
    resourceType: 'Procedure',
    status: 'completed',
    code: coded('http://hl7.org/fhir/sid/icd-9-cm', '23.2'),
    subject,
    encounter,
    performedPeriod: { start: begunAt, end: finishedAt },
    performer: [{ actor: { reference: practitioner } }],
    reasonCode: [coded('http://hl7.org/fhir/sid/icd-10', 'K02.1')],
    bodySite: [snomed('865995000')],
  })
  const medication = await create({
    resourceType: 'Medication',
    identifier: [{ system: system('medication'), value: 'medicine-1' }],
    code: coded('http://sys-ids.kemkes.go.id/kfa', '93000001'),
  })
  const request = await create({
    resourceType: 'MedicationRequest',
    status: 'completed',
    intent: 'order',
    identifier: [
      { system: system('prescription'), value: 'prescription-1' },
      { system: system('prescription-item'), value: 'prescription-1-1' },
    ],
    category: [coded('http://terminology.hl7.org/CodeSystem/medicationrequest-category', 'outpatient')],
    medicationReference: { reference: medication },
    subject,
    encounter,
    authoredOn: finishedAt,
    requester: { reference: practitioner },
    dosageInstruction: [{ timing: { repeat: { frequency: 3, period: 1, periodUnit: 'd' } } }],
    dispenseRequest: { performer: facility },
  })
  await create({
    resourceType: 'MedicationDispense',
    status: 'completed',
    identifier: [{ system: system('prescription'), value: 'prescription-1' }],
    medicationReference: { reference: medication },
    subject,
    context: encounter,
    authorizingPrescription: [{ reference: request }],
  })
  await create({
    resourceType: 'AllergyIntolerance',
    code: { text: 'Penisilin' },
    patient: subject,
    encounter,
    recorder: { reference: practitioner },
    recordedDate: begunAt,
  })
  await create({
    resourceType: 'ClinicalImpression',
    status: 'completed',
    subject,
    encounter,
    prognosisCodeableConcept: [snomed('170968001')],
  })
  await create({
    resourceType: 'CarePlan',
    status: 'active',
    intent: 'plan',
    subject,
    encounter,
    period: { start: finishedAt },
  })

  const [, visitId] = visit.split('/')
  const begun = {
    ...arrived,
    id: visitId,
    status: 'in-progress',
    statusHistory: [
      { status: 'arrived', period: { start: arrivedAt, end: begunAt } },
      { status: 'in-progress', period: { start: begunAt } },
    ],
  }
  const finished = {
    ...begun,
    status: 'finished',
    period: { start: arrivedAt, end: finishedAt },
    statusHistory: [...begun.statusHistory, { status: 'finished', period: { start: finishedAt } }],
    diagnosis: [
      {
        condition: { reference: caries },
        use: coded('http://terminology.hl7.org/CodeSystem/diagnosis-role', 'DD'),
        rank: 1,
      },
    ],
  }
  const amended = { ...finished, period: { ...finished.period, end: '2026-11-28T02:50:00+00:00' } }
  for (const next of [begun, finished, amended]) {
    const answer = await put(`/${visit}`, next)
    expect([answer.status, idOf(answer)]).toEqual([200, visitId])
  }
  expect(simulator.resources('Encounter')).toMatchObject([amended])
  expect(simulator.calls.filter(({ status }) => status === undefined || status >= 400)).toEqual([])
  await simulator.stop()
})
