import { describe, expect, it } from 'vitest'
import { icd10Code } from '../codes/icd-10-code'
import { clinicalImpressionResource } from './clinical-impression'
import { conditionResource, diagnosesOfVisit } from './condition'
import { procedureResource } from './procedure'
import { sampleDiagnosis, sampleProcedure, sampleReferences } from './visit-fixture'

it.each([
  ['K04.0', 'K04.0'],
  ['k040', 'K04.0'],
  ['K04.01', 'K04.0'],
  [' K02.51 ', 'K02.5'],
  ['K08.419A', 'K08.4'],
  ['K04', null],
  ['K04.', null],
  ['', null],
  ['23.2', null],
  ['K04.0 pulpitis', null],
])('the diagnosis %j is sent as %j', (code, want) => expect(icd10Code(code)).toBe(want))

describe('a condition', () => {
  it('is a diagnosis of the encounter, its tooth in words', () => {
    expect(conditionResource(sampleDiagnosis, sampleReferences)).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/condition/10000004', value: '1-7-D3' }],
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
      category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
      code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'K04.0', display: 'Pulpitis' }] },
      encounter: { reference: 'Encounter/enc-1' },
      recordedDate: '2026-11-20T02:00:00+00:00',
      note: [{ text: 'Gigi 36' }],
    })
  })

  it.each([
    ['working', 'provisional'],
    ['definite', 'confirmed'],
    ['differential', 'differential'],
  ] as const)('of a %s diagnosis is %s', (certainty, want) => {
    const condition = conditionResource({ ...sampleDiagnosis, certainty, tooth: null }, sampleReferences)
    expect(condition?.verificationStatus?.coding?.[0]?.code).toBe(want)
    expect(condition).not.toHaveProperty('note')
  })

  it('has no display where the code is in no list of ours, and none is sent without a form', () => {
    const foreign = conditionResource({ ...sampleDiagnosis, code: 'J45.9' }, sampleReferences)
    expect(foreign?.code?.coding).toEqual([{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'J45.9' }])
    expect(conditionResource({ ...sampleDiagnosis, code: 'K04' }, sampleReferences)).toBeNull()
  })

  it('comes first in its visit when it is primary, and is none of its diagnoses when it was only distinguished from', () => {
    const row = (id: number, rank: 'primary' | 'secondary', certainty: 'definite' | 'differential') => ({
      id,
      rank,
      certainty,
    })
    const rows = [row(1, 'secondary', 'definite'), row(2, 'secondary', 'differential'), row(3, 'primary', 'definite')]
    expect(diagnosesOfVisit(rows).map(({ id }) => id)).toEqual([3, 1])
  })
})

describe('a procedure', () => {
  const times = { start: '2026-11-20T08:15:00+07:00', end: '2026-11-20T09:00:00+07:00' }
  const ofTooth = { code: 'K04.0', tooth: '36', rank: 'secondary' } as const
  const primary = { code: 'K03.6', tooth: null, rank: 'primary' } as const
  const sent = (change: Partial<typeof sampleProcedure> = {}) =>
    procedureResource({ ...sampleProcedure, ...change }, { ...times, diagnoses: [primary, ofTooth] }, sampleReferences)

  it('has its ICD-9-CM code, time, dentist, tooth, and the diagnosis of its tooth', () => {
    expect(sent()).toMatchObject({
      identifier: [{ value: '1-7-P4' }],
      status: 'completed',
      code: {
        coding: [
          { system: 'http://hl7.org/fhir/sid/icd-9-cm', code: '23.2', display: 'Restoration of tooth by filling' },
        ],
        text: 'Tambal komposit',
      },
      performedPeriod: { start: '2026-11-20T01:15:00+00:00', end: '2026-11-20T02:00:00+00:00' },
      performer: [{ actor: { reference: 'Practitioner/10009880728' } }],
      reasonCode: [{ coding: [{ code: 'K04.0' }] }],
      bodySite: [{ coding: [{ code: '866006002' }] }],
    })
    expect(sent()).not.toHaveProperty('note')
  })

  it.each([
    [
      'goes on at the next visit',
      { outcome: 'continued' },
      { status: 'in-progress', performedPeriod: { start: '2026-11-20T01:15:00+00:00' } },
    ],
    [
      'is on no tooth',
      { tooth: null, note: ' Rahang atas ' },
      { reasonCode: [{ coding: [{ code: 'K03.6' }] }], note: [{ text: 'Rahang atas' }] },
    ],
    ['is on a supernumerary tooth', { tooth: '21s' }, { reasonCode: [{ coding: [{ code: 'K03.6' }] }] }],
  ] as const)('that %s says so', (_, change, want) => {
    expect(sent(change)).toMatchObject(want)
    if ('tooth' in change) expect(sent(change)).not.toHaveProperty('bodySite')
  })

  it('is not sent when it was cancelled or has no code, and has no reason without a diagnosis', () => {
    expect(sent({ outcome: 'cancelled' })).toBeNull()
    expect(sent({ icd9cm: '' })).toBeNull()
    expect(procedureResource(sampleProcedure, { ...times, diagnoses: [] }, sampleReferences)).not.toHaveProperty(
      'reasonCode',
    )
  })
})

it.each([
  ['good', '170968001'],
  ['fair', '65872000'],
  ['guarded', '67334001'],
  ['bad', '170969009'],
] as const)('a prognosis that is %s is %s', (prognosis, want) => {
  const impression = clinicalImpressionResource({ ...sampleDiagnosis, prognosis, condition_id: 'c1' }, sampleReferences)
  expect(impression).toMatchObject({
    identifier: [{ system: 'http://sys-ids.kemkes.go.id/clinicalimpression/10000004', value: '1-7-I3' }],
    status: 'completed',
    problem: [{ reference: 'Condition/c1' }],
    prognosisCodeableConcept: [{ coding: [{ system: 'http://snomed.info/sct', code: want }] }],
  })
})

it('nothing is sent of a prognosis that was not given', () => {
  expect(
    clinicalImpressionResource({ ...sampleDiagnosis, prognosis: null, condition_id: 'c1' }, sampleReferences),
  ).toBeNull()
})
