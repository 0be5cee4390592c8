import { describe, expect, it } from 'vitest'
import { importKinds } from './import-kind'
import { columnOf, guessMapping, mappingProblems, requiredFields } from './mapping'

describe('the columns of a file', () => {
  it.each([
    {
      headings: ['No', 'Nama Lengkap *', 'L/P', 'Tgl. Lahir (hh/bb/tttt)', 'No. HP', 'NIK', 'Alamat', 'Kota/Kabupaten'],
      want: [null, 'full_name', 'sex', 'date_of_birth', 'phone', 'identity_number', 'address.street', 'address.city'],
    },
    {
      headings: ['first_name', 'Surname', 'Gender', 'Date of Birth', 'Phone number', 'E-mail', 'postcode'],
      want: ['first_name', 'last_name', 'sex', 'date_of_birth', 'phone', 'email', 'address.postcode'],
    },
    { headings: ['Nama', 'Nama Pasien', ''], want: ['full_name', null, null] },
    { headings: ['Full name', 'Nama belakang'], want: ['first_name', 'last_name'] },
    { headings: ['Nama', 'Nama depan', 'Nama belakang'], want: [null, 'first_name', 'last_name'] },
    { headings: ['Nama depan', 'Nama'], want: ['first_name', 'last_name'] },
    { headings: ['Tgl(hh/bb/tttt)Lahir'], want: ['date_of_birth'] },
  ])('are known by their headings: $headings', ({ headings, want }) => {
    expect(guessMapping('patient', headings)).toEqual(want)
  })

  it('have one meaning each in every kind', () => {
    for (const kind of ['patient', 'product', 'doctor'] as const) {
      for (const { field, headings: called } of importKinds[kind].columns)
        for (const heading of [field, ...field.split('.').slice(1), ...called])
          expect(guessMapping(kind, [heading]), heading).toEqual([field])
    }
  })
})

describe('a mapping', () => {
  const headings = ['Kode', 'Nama', 'Kategori']
  const problemsOf = (columns: (string | null)[], defaultValues: Record<string, string> = {}) =>
    mappingProblems('product', { columns, defaultValues, headings: headings.length })

  it('maps every column to a field, or to none', () => {
    expect(problemsOf(['code', 'name', 'category'])).toEqual({})
    expect(problemsOf(['code', 'name'])).toEqual({ columns: 'columnsMiscounted' })
  })

  it('knows the fields, and each once', () => {
    expect(problemsOf(['code', 'name', 'colour'], { category: 'umum' })).toEqual({ colour: 'fieldUnknown' })
    expect(problemsOf(['code', 'name', 'name'], { category: 'umum' })).toEqual({ name: 'fieldTwice' })
    expect(problemsOf(['code', 'name', 'category'], { colour: 'x' })).toEqual({ colour: 'fieldUnknown' })
  })

  it('says the name of a patient once: whole, or in two', () => {
    const names = (columns: string[], defaultValues: Record<string, string> = {}) =>
      Object.entries(mappingProblems('patient', { columns, defaultValues, headings: columns.length })).filter(
        ([field]) => field.endsWith('_name') && field !== 'relative_name',
      )
    expect(names(['full_name'])).toEqual([])
    expect(names(['first_name', 'last_name'])).toEqual([])
    expect(names(['phone'])).toEqual([['first_name', 'columnMissing']])
    expect(names(['full_name', 'first_name'])).toEqual([['full_name', 'wholeBesidePart']])
    expect(names(['last_name', 'full_name'])).toEqual([['full_name', 'wholeBesidePart']])
    expect(names(['full_name'], { last_name: 'x' })).toEqual([['full_name', 'wholeBesidePart']])
    expect(names(['full_name'], { last_name: ' ' })).toEqual([])
  })

  it('says of a part too in which column it stands', () => {
    expect(columnOf('patient', ['phone', 'full_name'], 'last_name')).toBe(1)
    expect(columnOf('patient', [null, 'last_name'], 'last_name')).toBe(1)
    expect(columnOf('patient', [null, 'last_name'], 'first_name')).toBe(-1)
  })

  it('has what every row needs, as a column or filled in', () => {
    expect(requiredFields('product')).toEqual(['code', 'name', 'category'])
    expect(problemsOf(['code', 'name', null])).toEqual({ category: 'columnMissing' })
    expect(problemsOf(['code', 'name', null], { category: ' ' })).toEqual({ category: 'columnMissing' })
    expect(problemsOf(['code', 'name', null], { category: 'Konsultasi' })).toEqual({})
  })
})
