import { describe, expect, it } from 'vitest'
import { allergyResource, isUncodedAllergy } from './allergy-intolerance'
import { dosageOf } from './dosage'
import { locationResource } from './location'
import { medicationResource } from './medication'
import { medicationDispenseResource } from './medication-dispense'
import { medicationRequestResource } from './medication-request'
import { organizationResource } from './organization'
import { sampleAlert, sampleLine, samplePrescription, sampleReferences, sampleRoom } from './visit-fixture'

const medicine = { name: 'Amoxicillin 500 mg', kfa_code: '93001019', form: 'capsule' } as const

describe('a medicine', () => {
  it('has its KFA code, its form, and the batch that was handed out', () => {
    const sent = medicationResource(medicine, {
      organization_id: '10000004',
      key: '1-9-2',
      batch: { lot: 'A17', expires_on: '2027-05-31' },
    })
    expect(sent).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/medication/10000004', value: '1-9-2' }],
      code: {
        coding: [{ system: 'http://sys-ids.kemkes.go.id/kfa', code: '93001019', display: 'Amoxicillin 500 mg' }],
      },
      status: 'active',
      form: { coding: [{ code: 'BS019' }] },
      batch: { lotNumber: 'A17', expirationDate: '2027-05-31T00:00:00+00:00' },
      extension: [{ valueCodeableConcept: { coding: [{ code: 'NC' }] } }],
    })
  })

  it('without a form or an expiry has none', () => {
    const sent = medicationResource(
      { ...medicine, form: 'other' },
      { organization_id: '1', key: 'k', batch: { lot: 'A17', expires_on: null } },
    )
    expect(sent).not.toHaveProperty('form')
    expect(sent?.batch).toEqual({ lotNumber: 'A17' })
    expect(medicationResource(medicine, { organization_id: '1', key: 'k' })).not.toHaveProperty('batch')
  })

  it.each(['', '9300101', '94001019', '930010199', 'x93001019'])('with the KFA code %j is not sent', (kfa_code) => {
    expect(medicationResource({ ...medicine, kfa_code }, { organization_id: '1', key: 'k' })).toBeNull()
  })
})

describe('a dose', () => {
  const dose = sampleLine.dose
  const whole = { numerator: 1, denominator: 1 }
  it.each([
    ['3x1 tablet pc', {}, { frequency: 3, period: 1, periodUnit: 'd', when: ['PC'] }, { value: 1, code: 'TAB' }],
    [
      'every 8 hours',
      { every_hours: 8, meal: null, days: null },
      { frequency: 1, period: 8, periodUnit: 'h' },
      { value: 1 },
    ],
    [
      'half a tablet, morning and night',
      { times: 2, moments: ['morning', 'night'], meal: null, amount: { numerator: 1, denominator: 2 } },
      { frequency: 2, when: ['MORN', 'NIGHT'] },
      { value: 0.5 },
    ],
    ['a third', { amount: { numerator: 1, denominator: 3 } }, {}, { value: 0.3333 }],
    ['1 1/2 teaspoons', { unit: 'teaspoon', amount: { numerator: 3, denominator: 2 } }, {}, { value: 7.5, code: 'mL' }],
    ['a tablespoon', { unit: 'tablespoon', amount: whole }, {}, { value: 15, code: 'mL' }],
    ['a rinse', { unit: 'rinse' }, {}, { value: 1, unit: 'kumur' }],
  ] as const)('%s is timed and counted', (_, change, repeat, quantity) => {
    const moments = 'moments' in change ? [...change.moments] : []
    const taken = dosageOf({ ...sampleLine, dose: dose && { ...dose, ...change, moments } })
    expect(taken.timing?.repeat).toMatchObject(repeat)
    expect(taken.doseAndRate?.[0]?.doseQuantity).toMatchObject(quantity)
    expect('when' in Object(taken.timing?.repeat)).toBe(
      Object.values({ ...dose, ...change }).some((value) => value === 'after') || moments.length > 0,
    )
    expect('boundsDuration' in Object(taken.timing?.repeat)).toBe(!('days' in change))
  })

  it.each([
    [null, {}],
    ['needed', { asNeededBoolean: true }],
    ['pain', { asNeededCodeableConcept: { text: 'nyeri' } }],
    ['fever', { asNeededCodeableConcept: { text: 'demam' } }],
  ] as const)('taken as needed (%s) says so', (as_needed, want) => {
    const { asNeededBoolean, asNeededCodeableConcept } = dosageOf({
      ...sampleLine,
      dose: dose && { ...dose, as_needed },
    })
    expect({ asNeededBoolean, asNeededCodeableConcept }).toEqual({ ...want })
  })

  it('that cannot be read is text alone, and of a unit without a code told in words', () => {
    expect(dosageOf({ ...sampleLine, dose: null, text: 'seperlunya', note: ' kocok ' })).toEqual({
      sequence: 1,
      text: 'seperlunya',
      patientInstruction: 'kocok',
    })
    expect(dosageOf({ ...sampleLine, unit: 'tube' }).doseAndRate?.[0]?.doseQuantity).toEqual({ value: 1, unit: 'tube' })
  })
})

describe('a line of a prescription', () => {
  it('is requested for the patient, from the organization', () => {
    expect(medicationRequestResource(samplePrescription, sampleLine, sampleReferences)).toMatchObject({
      identifier: [
        { system: 'http://sys-ids.kemkes.go.id/prescription/10000004', value: '1-9' },
        { system: 'http://sys-ids.kemkes.go.id/prescription-item/10000004', value: '1-9-2' },
      ],
      status: 'active',
      intent: 'order',
      category: [{ coding: [{ code: 'outpatient' }] }],
      medicationReference: { reference: 'Medication/med-1' },
      encounter: { reference: 'Encounter/enc-1' },
      authoredOn: '2026-11-20T02:00:00+00:00',
      requester: { reference: 'Practitioner/10009880728' },
      dosageInstruction: [{ text: '3x1 sesudah makan selama 5 hari' }],
      dispenseRequest: {
        quantity: { value: 15, code: 'TAB' },
        expectedSupplyDuration: { value: 5, code: 'd' },
        performer: { reference: 'Organization/10000004' },
      },
    })
    const unread = medicationRequestResource(samplePrescription, { ...sampleLine, dose: null }, sampleReferences)
    expect(unread?.dispenseRequest).not.toHaveProperty('expectedSupplyDuration')
  })

  it.each([
    ['draft', undefined],
    ['signed', 'active'],
    ['partly_dispensed', 'active'],
    ['dispensed', 'completed'],
    ['closed', 'completed'],
    ['cancelled', 'cancelled'],
  ] as const)('of one that is %s is %s', (state, want) => {
    expect(medicationRequestResource({ ...samplePrescription, state }, sampleLine, sampleReferences)?.status).toBe(want)
  })

  it('is handed out for its request, each time under its own number', () => {
    const movement = {
      id: 31,
      quantity: 10,
      at: '2026-11-20T09:20:00+07:00',
      medication_id: 'med-2',
      request_id: 'req-1',
      room: sampleRoom,
    }
    expect(
      medicationDispenseResource(movement, { prescription: samplePrescription, line: sampleLine }, sampleReferences),
    ).toMatchObject({
      identifier: [{ value: '1-9' }, { value: '1-9-2-31' }],
      status: 'completed',
      medicationReference: { reference: 'Medication/med-2' },
      context: { reference: 'Encounter/enc-1' },
      location: { reference: 'Location/loc-1' },
      authorizingPrescription: [{ reference: 'MedicationRequest/req-1' }],
      quantity: { value: 10, code: 'TAB' },
      whenHandedOver: '2026-11-20T02:20:00+00:00',
    })
  })
})

describe('an allergy', () => {
  const latex = { ...sampleAlert, kind: 'latex', name: '' } as const

  it('is what a patient said, by its code, with the encounter and who recorded it', () => {
    expect(allergyResource(latex, sampleReferences)).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/allergy/10000004', value: '1-A6' }],
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'unconfirmed' }] },
      category: ['environment'],
      code: { coding: [{ code: '111088007' }], text: 'Lateks' },
      encounter: { reference: 'Encounter/enc-1' },
      recorder: { reference: 'Practitioner/10009880728' },
      note: [{ text: 'Gatal' }],
    })
    expect(allergyResource({ ...latex, state: 'resolved', name: 'Sarung tangan' }, sampleReferences)).toMatchObject({
      clinicalStatus: { coding: [{ code: 'resolved' }] },
      code: { text: 'Sarung tangan' },
    })
    expect(allergyResource({ ...latex, note: '' }, sampleReferences)).not.toHaveProperty('note')
  })

  it.each(['drug', 'anaesthetic', 'food', 'other'] as const)('of the kind %s has no code, and is not sent', (kind) => {
    expect(allergyResource({ ...sampleAlert, kind }, sampleReferences)).toBeNull()
    expect(isUncodedAllergy({ ...sampleAlert, kind })).toBe(true)
  })

  it('that is none, or was a mistake, is neither sent nor held back', () => {
    for (const change of [{ topic: 'condition' }, { state: 'entered_in_error' }] as const) {
      expect(allergyResource({ ...latex, ...change }, sampleReferences)).toBeNull()
      expect(isUncodedAllergy({ ...sampleAlert, ...change })).toBe(false)
    }
    expect(isUncodedAllergy(latex)).toBe(false)
  })
})

describe('a clinic', () => {
  it('is a part of its organization', () => {
    const clinic = {
      code: 'KMG',
      name: 'Klinik Kemang',
      address: 'Jl. Kemang 2',
      city: 'Jakarta Selatan',
      postcode: '12730',
      area_code: '3174031001',
      phone: '+62215550000',
      email: 'halo@example.id',
      website: '',
    }
    expect(organizationResource(clinic, { organization_id: '10000004' })).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/organization/10000004', value: 'KMG' }],
      type: [{ coding: [{ code: 'dept' }] }],
      name: 'Klinik Kemang',
      telecom: [{ system: 'phone' }, { system: 'email' }],
      address: [{ use: 'work', line: ['Jl. Kemang 2'], extension: [{}] }],
      partOf: { reference: 'Organization/10000004' },
    })
  })

  it.each([
    ['active', 'Lantai 2', { longitude: 106.8, latitude: -6.2 }, 'active'],
    ['inactive', '', null, 'inactive'],
  ] as const)('has rooms, one that is %s with the note %j', (status, note, position, want) => {
    const room = locationResource(
      { code: 'R1', name: 'Ruang 1', note, status },
      { organization_id: '10000004', clinic_organization_id: 'org-1', position },
    )
    expect(room).toMatchObject({
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/location/10000004', value: 'R1' }],
      status: want,
      mode: 'instance',
      physicalType: { coding: [{ code: 'ro' }] },
      managingOrganization: { reference: 'Organization/org-1' },
      ...(position && { position }),
    })
    expect('description' in room).toBe(note !== '')
    expect('position' in room).toBe(position !== null)
  })
})
