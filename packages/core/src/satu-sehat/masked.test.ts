import { expect, it } from 'vitest'
import { maskedConsent, maskedResource } from './masked'

it('hides who the patient is, and keeps that something is there', () => {
  const masked = maskedResource({
    resourceType: 'Patient',
    identifier: [{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nik', value: '3171065705900001' }],
    name: [{ use: 'official', text: "Dewi O'Lestari" }],
    gender: 'female',
    birthDate: '1990-05-17',
    telecom: [{ system: 'phone', use: 'mobile', value: '+6281234567890' }],
    address: [
      {
        use: 'home',
        line: ['Jl. Kenanga 8'],
        city: 'Jakarta Pusat',
        country: 'ID',
        extension: [{ url: 'village', valueCode: '3171061003' }],
      },
    ],
    extension: [{ url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/birthPlace', valueAddress: { city: 'Solo' } }],
  })
  expect(masked).toEqual({
    resourceType: 'Patient',
    identifier: [{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nik', value: '3•••••••••••••••' }],
    name: [{ use: 'official', text: "D••• O'L••••••" }],
    gender: 'female',
    birthDate: '1•••-0•-1•',
    telecom: [{ system: 'phone', use: 'mobile', value: '+6••••••••••••' }],
    address: [
      {
        use: 'home',
        line: ['J•. K•••••• 8'],
        city: 'J•••••• P••••',
        country: 'ID',
        extension: [{ url: 'village', valueCode: '3•••••••••' }],
      },
    ],
    extension: [{ url: 'https://fhir.kemkes.go.id/r4/StructureDefinition/birthPlace', valueAddress: { city: 'S•••' } }],
  })
})

it('hides the name of the patient in what is told of them, not that of the dentist', () => {
  const masked = maskedResource({
    resourceType: 'Condition',
    subject: { reference: 'Patient/P1', display: 'Dewi' },
    recorder: { reference: 'Practitioner/N1', display: 'drg. Satu' },
    code: { coding: [{ code: 'K04.0', display: 'Pulpitis' }] },
  })
  expect(masked).toEqual({
    resourceType: 'Condition',
    subject: { reference: 'Patient/P1', display: 'D•••' },
    recorder: { reference: 'Practitioner/N1', display: 'drg. Satu' },
    code: { coding: [{ code: 'K04.0', display: 'Pulpitis' }] },
  })
})

it('hides whose choice it is, and shows the choice', () => {
  const consent = { patient_id: 'P02478375538', action: 'OPTOUT', agent: 'Klinik Gigi Melati' } as const
  expect(maskedConsent(consent)).toEqual({ ...consent, patient_id: 'P•••••••••••' })
})

it('hides the patient however a resource of the service refers to them', () => {
  const masked = maskedResource({
    resourceType: 'Observation',
    subject: { display: 'Dewi', identifier: { system: 'nik', value: '31710' } },
    performer: [{ reference: 'https://service/fhir-r4/v1/Patient/P1', display: 'Dewi' }],
  })
  expect(masked).toEqual({
    resourceType: 'Observation',
    subject: { display: 'D•••', identifier: { system: 'nik', value: '3••••' } },
    performer: [{ reference: 'https://service/fhir-r4/v1/Patient/P1', display: 'D•••' }],
  })
})
