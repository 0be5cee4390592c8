import { describe, expect, it } from 'vitest'
import { consentRequest } from './consent'
import { patientResource, patientSearch } from './patient'
import { practitionerSearch } from './practitioner'
import { samplePatient } from './visit-fixture'

describe('a patient', () => {
  it('is sent with what the service requires of one', () => {
    const patient = patientResource(samplePatient)
    expect(patient).toMatchObject({
      resourceType: 'Patient',
      identifier: [{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nik', value: '3273010302900001' }],
      name: [{ use: 'official', text: 'Ayu' }],
      gender: 'female',
      birthDate: '1990-02-03',
      multipleBirthInteger: 0,
      telecom: [{ system: 'phone', value: '+6281234567890' }],
      maritalStatus: { coding: [{ code: 'M' }] },
      contact: [{ name: { text: 'Dewi' }, telecom: [{ value: '+6281299999999' }] }],
      address: [
        {
          line: ['Jl. Merdeka 1'],
          city: 'Kota Bandung',
          postalCode: '40111',
          country: 'ID',
          extension: [
            {
              extension: [
                { url: 'province', valueCode: '32' },
                { url: 'city', valueCode: '3273' },
                { url: 'district', valueCode: '327319' },
                { url: 'village', valueCode: '3273191001' },
              ],
            },
          ],
        },
      ],
      extension: [{ valueAddress: { city: 'Bandung' } }, { valueCode: 'WNI' }],
    })
    expect(patient.telecom).toHaveLength(1)
  })

  it('has no part that nobody filled in', () => {
    const patient = patientResource({
      ...samplePatient,
      phone: '',
      place_of_birth: '',
      marital_status: null,
      relative_name: '',
      nationality: 'Belanda',
      address: { ...samplePatient.address, postcode: '', area_code: '' },
    })
    expect(patient.telecom).toEqual([])
    expect(patient.extension).toEqual([expect.objectContaining({ valueCode: 'WNA' })])
    expect(patient.address?.[0]).not.toHaveProperty('extension')
    expect(patient.address?.[0]).not.toHaveProperty('postalCode')
    for (const part of ['maritalStatus', 'contact']) expect(patient).not.toHaveProperty(part)
  })

  it.each([
    ['nik', '3273010302900001', 'Patient?identifier=https%3A%2F%2Ffhir.kemkes.go.id%2Fid%2Fnik%7C3273010302900001'],
    [
      'nik_mother',
      '3273010302900001',
      'Patient?identifier=https%3A%2F%2Ffhir.kemkes.go.id%2Fid%2Fnik-ibu%7C3273010302900001',
    ],
    ['passport', 'X123', null],
    ['kitas', 'X123', null],
    ['not_available', '', null],
    ['nik', '', null],
  ] as const)('with %s %j is searched for by %j', (identification, identity_number, want) => {
    expect(patientSearch({ identification, identity_number })).toBe(want)
  })
})

it('a dentist is searched for by NIK', () => {
  expect(practitionerSearch('3273010302800002')).toBe(
    'Practitioner?identifier=https%3A%2F%2Ffhir.kemkes.go.id%2Fid%2Fnik%7C3273010302800002',
  )
})

it.each([
  ['granted', { patient_id: 'P1', action: 'OPTIN', agent: 'Sari' }],
  ['declined', { patient_id: 'P1', action: 'OPTOUT', agent: 'Sari' }],
  ['not_asked', null],
] as const)('a patient whose access is %s consents with %j', (satusehat_access, want) => {
  expect(consentRequest({ satusehat_access }, { patient_ihs: 'P1', agent: 'Sari' })).toEqual(want)
})
