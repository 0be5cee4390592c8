import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPatientInput, type PatientDraft, patientProblems } from '../patient'
import { importKinds } from './import-kind'
import { guessMapping } from './mapping'
import { readRow } from './read-row'

const today = '2026-11-22'
const read = (
  kind: 'patient' | 'product' | 'doctor',
  row: Record<string, string>,
  defaultValues: Record<string, string> = {},
) => readRow(kind, Object.values(row), { columns: guessMapping(kind, Object.keys(row)), defaultValues, today })

const somebody = {
  Nama: 'Nur’aini Kusumaningtyas',
  'L/P': 'P',
  'Tgl Lahir': '17/05/1990',
  'No HP': '0812-3456-7890',
  NIK: '3171 0657 0590 0001',
  'Kontak darurat': 'Bambang',
  'No HP kontak darurat': '+62 812 9876 5432',
}

describe('a row of patients', () => {
  it('is a patient in the shape of the contract', () => {
    const { input, problems } = read('patient', somebody)
    expect(problems).toEqual({})
    const patient = input as PatientDraft
    expect(isPatientInput(patient)).toBe(true)
    expect(patientProblems(patient, { today })).toEqual({})
    expect(patient).toMatchObject({
      first_name: 'Nur’aini',
      last_name: 'Kusumaningtyas',
      sex: 'female',
      date_of_birth: '1990-05-17',
      nationality: 'WNI',
      identification: 'nik',
      identity_number: '3171065705900001',
      religion: null,
      address: { street: '', province: '', city: '', district: '', village: '', postcode: '' },
    })
  })

  it.each([
    ['', 'not_available'],
    ['3171065705900001', 'nik'],
    ['C1234567', 'passport'],
    ["'3171.0657.0590.0001", 'nik'],
  ])('with the number %s has a paper: %s', (NIK, want) => {
    expect(read('patient', { ...somebody, NIK }).input).toMatchObject({ identification: want })
  })

  it('has a phone, a number and a name without what nobody sees in them', () => {
    const row = {
      ...somebody,
      Nama: 'Nur\u200e\u00a0Aini',
      NIK: '\u20663171065705900001\u2069',
      'No HP': '\u202a+62\u00a0812-3456\u202c',
    }
    expect(read('patient', row).input).toMatchObject({
      first_name: 'Nur',
      last_name: 'Aini',
      phone: '+62 812-3456',
      identity_number: '3171065705900001',
    })
  })

  it('has a number without the signs that group it, and without the apostrophe before it', () => {
    expect(read('patient', { ...somebody, NIK: "'3171.0657-0590 0001" }).input).toMatchObject({
      identity_number: '3171065705900001',
    })
    expect(read('patient', { ...somebody, NIK: "C12'34567" }).input).toMatchObject({ identity_number: "C12'34567" })
    expect(read('patient', { ...somebody, NIK: '3,17E+15' }).input).toMatchObject({ identity_number: '' })
  })

  it('takes the default value where a cell is empty, and only there', () => {
    const defaultValues = { religion: 'Islam', 'address.city': ' Jakarta ' }
    expect(read('patient', { ...somebody, Kota: '' }, defaultValues).input).toMatchObject({
      religion: 'islam',
      address: { city: 'Jakarta' },
    })
    expect(read('patient', { ...somebody, Kota: 'Depok' }, defaultValues).input).toMatchObject({
      address: { city: 'Depok' },
    })
  })

  it('was born before today, of whatever century the two digits are', () => {
    expect(read('patient', { ...somebody, 'Tgl Lahir': '22/11/26' }).input).toMatchObject({ date_of_birth: today })
    expect(read('patient', { ...somebody, 'Tgl Lahir': '23-11-26' }).input).toMatchObject({
      date_of_birth: '1926-11-23',
    })
  })

  it('names every cell that cannot be read, without the required values', () => {
    const { input, problems } = read('patient', {
      ...somebody,
      'Tgl Lahir': '31/02/1990',
      'L/P': 'x',
      NIK: '3,17E+15',
      Nama: ' ',
    })
    expect(problems).toEqual({ date_of_birth: 'dateUnreadable', sex: 'wordUnknown', identity_number: 'digitsRounded' })
    expect(input).not.toHaveProperty('first_name')
  })

  it('has the names of a full one, which is none of its fields', () => {
    const { input } = read('patient', { ...somebody, Nama: 'drg. Budi  Santoso, Sp.KG' })
    expect(input).toMatchObject({ first_name: 'Budi', last_name: 'Santoso' })
    expect(input).not.toHaveProperty('full_name')
  })

  it('may be shorter than the headings', () => {
    const columns = guessMapping('patient', Object.keys(somebody))
    expect(readRow('patient', ['Suharti'], { columns, defaultValues: {}, today }).input).toMatchObject({
      first_name: 'Suharti',
    })
  })

  it('is not a formula, whatever its cells begin with', () => {
    expect(read('patient', { ...somebody, 'No HP': "'+62812345678" }).input).toMatchObject({ phone: '+62812345678' })
    expect(read('patient', { ...somebody, Nama: '=cmd|x' }).input).toMatchObject({ first_name: '=cmd|x' })
  })
})

it('reads a service', () => {
  const row = {
    Kode: 'PER-01',
    Nama: 'Scaling',
    Kategori: 'Periodonti',
    Tarif: 'Rp 350.000',
    Durasi: '45 menit',
    PPN: 'Tidak',
  }
  expect(read('product', row)).toEqual({
    problems: {},
    input: {
      code: 'PER-01',
      name: 'Scaling',
      name_en: '',
      category: 'periodontics',
      icd9cm: '',
      scope: 'none',
      price_model: 'fixed',
      duration_minutes: 45,
      needs_consent: false,
      odontogram_code: '',
      taxable: false,
      online_bookable: false,
      status: 'active',
      price: 350_000,
    },
  })
})

it.each([
  ['drg. Sari Dewi, Sp.KG, M.Kes', { name_prefix: 'drg.', name: 'Sari Dewi', name_suffix: 'Sp.KG, M.Kes' }],
  ['Prof. Dr. drg. Budi', { name_prefix: 'Prof. Dr. drg.', name: 'Budi', name_suffix: '' }],
  ['Drgani Putra', { name_prefix: '', name: 'Drgani Putra', name_suffix: '' }],
  ['drg.', { name_prefix: '', name: 'drg.', name_suffix: '' }],
  ['drg. , Sp.KG', { name_prefix: '', name: 'drg. , Sp.KG', name_suffix: '' }],
  ['drg.Sari Dewi ,Sp.KG', { name_prefix: 'drg.', name: 'Sari Dewi', name_suffix: 'Sp.KG' }],
  ['DRG  Sari Dewi', { name_prefix: 'DRG', name: 'Sari Dewi', name_suffix: '' }],
  ['Sari Dr. Dewi', { name_prefix: '', name: 'Sari Dr. Dewi', name_suffix: '' }],
])('reads a dentist with the titles: %s', (Nama, want) => {
  const row = { Nama, NIK: '3171065705900001', 'No SIP': 'SIP/1', 'SIP berlaku sampai': '31-12-27', HP: '0812345678' }
  expect(read('doctor', row)).toMatchObject({
    problems: {},
    input: { ...want, sip_valid_until: '2027-12-31', room_id: null },
  })
})

it.each([
  [{ 'Gelar depan': 'drg.' }, { name_prefix: 'drg.', name_suffix: '' }],
  [{ 'Gelar belakang': 'Sp.KG' }, { name_prefix: '', name_suffix: 'Sp.KG' }],
])('leaves the name of a dentist whole where a title has its own column: %j', (columns, want) => {
  const { input } = read('doctor', { Nama: 'drg. Sari, M.Kes', ...columns })
  expect(input).toMatchObject({ name: 'drg. Sari, M.Kes', ...want })
})

it('reads the NIK of a dentist, and makes up neither NIK nor name', () => {
  expect(read('doctor', { Nama: 'Sari', NIK: "'3171.0657-0590 0001" }).input).toMatchObject({ nik: '3171065705900001' })
  const { input } = read('doctor', { Nama: '', NIK: '3,17E+15' })
  expect(input).not.toHaveProperty('name')
  expect(input).not.toHaveProperty('nik')
})

it('reads any row without an error', () => {
  for (const kind of ['patient', 'product', 'doctor'] as const) {
    const columns = importKinds[kind].columns.map(({ field }) => field)
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: columns.length + 2 }), (cells) => {
        const { input, problems } = readRow(kind, cells, { columns, defaultValues: {}, today })
        for (const field of Object.keys(problems)) expect(columns).toContain(field)
        expect(typeof input).toBe('object')
      }),
      { numRuns: 30 },
    )
  }
})

it.each([
  ['31.71.06.1003', '3171061003'],
  ['3171061003', '3171061003'],
  ['3171061003.0', '3171061003'],
])('reads the area code %s as %s', (text, want) => {
  const { input } = readRow('patient', [text], {
    columns: ['address.area_code'],
    defaultValues: {},
    today: '2026-11-20',
  })
  expect(input).toMatchObject({ address: { area_code: want } })
})
