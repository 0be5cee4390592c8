import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { patientFixture, patientInputFixture } from '../testing'
import {
  ageOn,
  displayName,
  emptyPatient,
  isEmail,
  isPatientInput,
  isPhone,
  messageLink,
  missingForSatusehat,
  normalisePhone,
  type PatientDraft,
  type PatientProblems,
  patientHints,
  patientProblems,
  patientUpdateOf,
  readinessOf,
} from './index'

const today = '2026-11-20'
const complete: PatientDraft = patientInputFixture()
const address = complete.address

describe('patientProblems', () => {
  const problemsOf = (part: Partial<PatientDraft>) => patientProblems({ ...complete, ...part }, { today })

  it('finds nothing wrong with the least that is required', () => {
    const least: PatientDraft = {
      ...emptyPatient,
      first_name: 'Suharti',
      sex: 'female',
      date_of_birth: '1958-01-02',
      phone: '0812 3456 789',
      identity_number: '3174014201580001',
      relative_name: 'Bima',
      relative_phone: '08129876543',
    }
    expect(patientProblems(least, { today })).toEqual({})
  })

  it('asks of an empty form for exactly what is required', () => {
    expect(patientProblems(emptyPatient, { today })).toEqual({
      first_name: 'required',
      sex: 'required',
      date_of_birth: 'required',
      phone: 'required',
      identity_number: 'required',
      relative_name: 'required',
      relative_phone: 'required',
    })
  })

  const cases: { given: Partial<PatientDraft>; want: PatientProblems }[] = [
    { given: { last_name: '' }, want: {} },
    { given: { first_name: '  ' }, want: { first_name: 'required' } },
    { given: { date_of_birth: today }, want: {} },
    { given: { date_of_birth: '2026-11-21' }, want: { date_of_birth: 'inFuture' } },
    { given: { date_of_birth: '1900-01-01' }, want: {} },
    { given: { date_of_birth: '1899-12-31' }, want: { date_of_birth: 'outOfRange' } },
    { given: { date_of_birth: '2099-12-31' }, want: { date_of_birth: 'inFuture' } },
    { given: { date_of_birth: '2100-01-01' }, want: { date_of_birth: 'outOfRange' } },
    { given: { date_of_birth: '2000-02-29' }, want: {} },
    { given: { date_of_birth: '2001-02-29' }, want: { date_of_birth: 'noSuchDate' } },
    { given: { date_of_birth: '2001-13-01' }, want: { date_of_birth: 'noSuchDate' } },
    { given: { date_of_birth: '31/02/1990' }, want: { date_of_birth: 'noSuchDate' } },
    { given: { date_of_birth: ' 31 2 1990' }, want: { date_of_birth: 'noSuchDate' } },
    { given: { date_of_birth: '31/12/1850' }, want: { date_of_birth: 'outOfRange' } },
    { given: { date_of_birth: '1/1/2030' }, want: { date_of_birth: 'inFuture' } },
    { given: { date_of_birth: '31/12' }, want: { date_of_birth: 'invalidDate' } },
    { given: { date_of_birth: '17-05-1990' }, want: { date_of_birth: 'invalidDate' } },
    { given: { date_of_birth: '1990' }, want: { date_of_birth: 'invalidDate' } },
    { given: { date_of_birth: '+012026-05-17' }, want: { date_of_birth: 'invalidDate' } },
    { given: { date_of_birth: '1990-05-17T00:00:00Z' }, want: { date_of_birth: 'invalidDate' } },
    { given: { date_of_birth: '1990-05-17T00:00:00.000Z' }, want: { date_of_birth: 'invalidDate' } },
    { given: { phone: '0812/345678' }, want: { phone: 'phoneInvalid' } },
    { given: { phone: '0812 (345) 678.9' }, want: {} },
    { given: { phone: '+62 812-3456-789' }, want: {} },
    { given: { phone: '12345' }, want: { phone: 'phoneInvalid' } },
    { given: { phone: '1-((.- ' }, want: { phone: 'phoneInvalid' } },
    { given: { phone: '000 0000' }, want: { phone: 'phoneInvalid' } },
    { given: { phone: 'call me' }, want: { phone: 'phoneInvalid' } },
    { given: { relative_phone: ' ' }, want: { relative_phone: 'required' } },
    { given: { relative_phone: '1+2' }, want: { relative_phone: 'phoneInvalid' } },
    { given: { relative_name: '' }, want: { relative_name: 'required' } },
    { given: { email: '' }, want: {} },
    { given: { email: 'ayu@mail' }, want: { email: 'emailInvalid' } },
    { given: { email: 'a yu@mail.test' }, want: { email: 'emailInvalid' } },
    { given: { identity_number: '317401570590000' }, want: { identity_number: 'nikDigits' } },
    { given: { identity_number: '31740157059000012' }, want: { identity_number: 'nikDigits' } },
    { given: { identity_number: '317401570590000A' }, want: { identity_number: 'nikDigits' } },
    { given: { identification: 'nik_mother', identity_number: '123' }, want: { identity_number: 'nikDigits' } },
    { given: { identification: 'nik_mother' }, want: {} },
    { given: { identification: 'passport', identity_number: 'C1234567' }, want: {} },
    {
      given: { identification: 'passport', identity_number: 'C 1234567' },
      want: { identity_number: 'notAlphanumeric' },
    },
    { given: { identification: 'kitas', identity_number: '2C11-JE' }, want: { identity_number: 'notAlphanumeric' } },
    { given: { identification: 'kitas', identity_number: ' ' }, want: { identity_number: 'required' } },
    { given: { identification: 'not_available', identity_number: '', identity_reason: 'Lost' }, want: {} },
    { given: { identification: 'not_available', identity_number: '' }, want: { identity_reason: 'required' } },
    {
      given: { identification: 'not_available', identity_reason: 'Lost' },
      want: { identity_number: 'mustBeEmpty' },
    },
    { given: { address: { ...address, postcode: '' } }, want: {} },
    { given: { address: { ...address, postcode: '1272O' } }, want: { postcode: 'postcodeDigits' } },
  ]
  it.each(cases)('$given: $want', ({ given, want }) => {
    expect(problemsOf(given)).toStrictEqual(want)
  })
})

describe('patientHints', () => {
  const cases: { given: Partial<PatientDraft>; fits: boolean }[] = [
    { given: {}, fits: true },
    { given: { date_of_birth: '1990-05-18' }, fits: false },
    { given: { sex: 'male' }, fits: false },
    { given: { sex: 'male', identity_number: '3174011705900001' }, fits: true },
    { given: { date_of_birth: '2005-01-02', identity_number: '3174014201050001' }, fits: true },
    { given: { sex: '' }, fits: true },
    { given: { date_of_birth: '' }, fits: true },
    { given: { identity_number: '317' }, fits: true },
    { given: { identity_number: '31740157059000012' }, fits: true },
    { given: { identity_number: 'A3174011705900001' }, fits: true },
    { given: { identity_number: '3174011705900001A' }, fits: true },
    { given: { identification: 'nik_mother', date_of_birth: '2026-01-02' }, fits: true },
  ]
  it.each(cases)('a NIK with $given fits: $fits', ({ given, fits }) => {
    expect(patientHints({ ...complete, ...given })).toEqual(fits ? {} : { identity_number: 'nikDoesNotFit' })
  })
})

describe('readiness', () => {
  it('is there when the national health-data service could create the patient', () => {
    expect(missingForSatusehat(complete)).toEqual([])
    expect(readinessOf(complete)).toBe('ready')
  })

  it('lacks all that an empty form lacks', () => {
    expect(missingForSatusehat(emptyPatient)).toEqual([
      'identity_number',
      'first_name',
      'sex',
      'date_of_birth',
      'street',
      'province',
      'city',
      'district',
      'village',
      'area_code',
    ])
    expect(readinessOf(emptyPatient)).toBe('incomplete')
  })

  it('lacks the identity of somebody who has none at hand', () => {
    expect(missingForSatusehat({ ...complete, identification: 'not_available' })).toEqual(['identity_number'])
  })

  it('does not need the postcode', () => {
    expect(readinessOf({ ...complete, address: { ...address, postcode: '' } })).toBe('ready')
    expect(readinessOf({ ...complete, address: { ...address, village: ' ' } })).toBe('incomplete')
  })
})

it('a message to a patient is ready to be sent, whatever way the number is written', () => {
  expect(messageLink('0812-3000 1111', 'Selamat pagi, Bu & Pak?')).toBe(
    'https://wa.me/6281230001111?text=Selamat%20pagi%2C%20Bu%20%26%20Pak%3F',
  )
})

describe('isPhone', () => {
  it.each([
    ['0812-3456 789', true],
    ['(021) 390-1234', true],
    ['+(62) 21 3901234', true],
    ['((021) 390-1234', false],
    ['(123)', false],
    ['0812 extension', false],
  ])('%j: %s', (text, want) => expect(isPhone(text)).toBe(want))
})

describe('normalisePhone', () => {
  it.each([
    ['0812-3456 789', '+628123456789'],
    ['62 812 3456789', '+628123456789'],
    ['+62 (0) 812 3456789', '+628123456789'],
    ['812 3456 789', '+628123456789'],
    ['+62 00812 3456 789', '+628123456789'],
    ['+1 620 555 0100', '+16205550100'],
    ['(021) 555.0123', '+62215550123'],
    ['0062 812 3456 789', '+628123456789'],
    [' +1 555 0100', '+15550100'],
    ['001 555 0100', '+15550100'],
    ['', ''],
    [' - ', ''],
  ])('writes %s as %s', (given, want) => {
    expect(normalisePhone(given)).toBe(want)
    expect(normalisePhone(want)).toBe(want)
  })
})

describe('ageOn', () => {
  it.each([
    ['1990-05-17', { years: 36, months: 6 }],
    ['1990-11-20', { years: 36, months: 0 }],
    ['1990-11-21', { years: 35, months: 11 }],
    ['2026-11-20', { years: 0, months: 0 }],
    ['2026-10-21', { years: 0, months: 0 }],
    ['2025-12-20', { years: 0, months: 11 }],
  ])('of somebody born on %s is %o', (born, want) => {
    expect(ageOn(born, today)).toEqual(want)
  })
})

describe('a person', () => {
  it('may have one name', () => {
    expect(displayName({ first_name: 'Ayu', last_name: 'Lestari' })).toBe('Ayu Lestari')
    expect(displayName({ first_name: 'Suharti', last_name: '' })).toBe('Suharti')
  })

  it('can be sent when the sex is chosen', () => {
    expect(isPatientInput(emptyPatient)).toBe(false)
    const draft: PatientDraft = complete
    if (isPatientInput(draft)) expectTypeOf(draft).toEqualTypeOf<Schema<'PatientInput'>>()
    expect(isPatientInput(draft)).toBe(true)
  })

  it('is Indonesian with a NIK by default', () => {
    expect(emptyPatient).toMatchObject({ nationality: 'WNI', identification: 'nik' })
  })
})

it('an update of a patient has the fields of the input, and no others of the row', () => {
  const row = { ...patientFixture(), points: 12 }
  const update = patientUpdateOf({ ...row, address: { ...row.address, floor: '3' } } as typeof row)
  expect(update).toEqual({
    ...patientInputFixture(),
    status: 'active',
    deceased_on: null,
    price_list_id: null,
    version: 1,
  })
  expectTypeOf(update).toEqualTypeOf<Schema<'PatientUpdate'>>()
  // a field that the contract adds does not compile without its empty value, and so cannot be left out here
  expectTypeOf<keyof typeof update>().toEqualTypeOf<
    keyof PatientDraft | 'status' | 'deceased_on' | 'price_list_id' | 'version'
  >()
})

describe('isEmail', () => {
  const before = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

  it.each([
    'a@b.id',
    'drg.ayu+klinik@mail.klinik.co.id',
    'a@b..c',
    'a@.b.c',
    'a@b.c.',
    'é@ü.id',
    '"a"@[1.2]',
    '',
    '@',
    'a@',
    '@b.c',
    'a@b',
    'a@.',
    'a@b.',
    'a@.b',
    'a@..',
    'a@...',
    'a@b@c.d',
    'a b@c.d',
    'a@b.c ',
    'a@b .c',
  ])('takes and refuses what the clearer, slower pattern does: %j', (text) => {
    expect(isEmail(text)).toBe(before(text))
  })
})
