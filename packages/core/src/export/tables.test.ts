import contract from '@clinic/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormulas, guessMapping, importKinds, readRow } from '../import'
import { productStatuses } from '../product'
import { patientRowFixture } from '../testing'
import { visibleText } from '../visible-text'
import { type Table, tables, tableTypes } from '.'

const languages = ['en', 'id'] as const
const lists = Object.values(contract.paths)
  .flatMap((path) => ('get' in path ? [path.get] : []))
  .map(({ operationId, responses }) => ({ operationId, types: Object.keys(Object(responses[200]).content ?? {}) }))
const described: readonly (readonly [string, Table<object>])[] = Object.entries(tables)

describe('the tables of the contract', () => {
  const offered = lists.filter(({ types }) => types.includes('text/csv') && types.includes('application/json'))

  it('has one, in both kinds of file', () => {
    expect(offered.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(tables).sort())
    for (const { types } of offered) expect(types).toEqual(['application/json', ...Object.values(tableTypes)])
  })
})

describe.each(described)('the table of %s', (_, { name, columns }) => {
  it('names no column twice in a language, and none without a word', () => {
    for (const language of languages) {
      const headings = columns.map(({ heading }) => heading[language].toLowerCase())
      expect(new Set(headings).size).toBe(headings.length)
      expect(headings).not.toContain('')
    }
    expect(new Set(columns.map(({ field }) => field)).size).toBe(columns.length)
  })

  it('is called something that a file and a sheet may be called', () => {
    for (const language of languages) expect(name[language]).toMatch(/^[A-Z][a-z ]{2,30}$/)
  })
})

describe('every exported column can be imported', () => {
  const kinds = [
    ['patient', tables.listPatient],
    ['product', tables.listProduct],
    ['doctor', tables.listDoctor],
  ] as const

  it.each(kinds)('by its headings: %s', (kind, { columns }) => {
    const known = new Set(importKinds[kind].columns.map(({ field }) => field))
    for (const language of languages) {
      const guessed = guessMapping(
        kind,
        columns.map(({ heading }) => heading[language]),
      )
      expect(guessed).toEqual(columns.map(({ field }) => (known.has(field) ? field : null)))
    }
  })

  it.each(kinds)('with a word for every value: %s', (kind, { columns }) => {
    const readers = new Map(importKinds[kind].columns.map((column) => [column.field, column]))
    let words = 0
    for (const { field, cell } of columns)
      for (const word of offeredWords(kind, field))
        for (const language of languages) {
          const written = cell({ [field]: word } as never, language)
          expect(readers.get(field)?.read(String(written), { today }), `${field} ${word} ${written}`).toEqual({
            value: word,
          })
          words += 1
        }
    expect(words).toBeGreaterThanOrEqual(14)
  })

  it('of a patient as the same values', () => {
    fc.assert(
      fc.property(patients, fc.constantFrom(...languages), (patient, language) => {
        const { columns } = tables.listPatient
        const mapping = guessMapping(
          'patient',
          columns.map(({ heading }) => heading[language]),
        )
        const cells = columns.map(({ cell }) => guardFormulas(String(cell(patient, language) ?? '')))
        const { input, problems } = readRow('patient', cells, { columns: mapping, defaultValues: {}, today })
        const { first_name, last_name, sex, date_of_birth, phone, identification, identity_number } = patient
        expect(problems).toEqual({})
        expect(input).toMatchObject({
          first_name,
          last_name,
          sex,
          date_of_birth,
          phone,
          identification,
          identity_number,
        })
      }),
    )
  })
})

const today = '2026-11-22'

/** Returns the words that the contract allows in a field that can be imported. */
function offeredWords(kind: 'patient' | 'product' | 'doctor', field: string): readonly string[] {
  const { schemas } = contract.components
  const input = { patient: schemas.Patient, product: schemas.Product, doctor: schemas.Doctor }[kind].properties
  const property = Object(Object(input)[field])
  const schema = property.$ref ? Object(schemas)[property.$ref.split('/').at(-1)] : property
  const isImported = importKinds[kind].columns.some((column) => column.field === field)
  return isImported ? (schema.enum ?? []) : []
}

const text = fc
  .oneof(
    fc.constantFrom('=SUM(A1)', '+62', '-', "'=x", "D'Angelo", 'A "B" C', 'satu;dua,tiga', 'محمد', 'a\nb'),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  .map((name) => visibleText(name).trim()) // as it is entered
const patients = fc
  .record({
    first_name: text.filter((name) => name !== ''),
    last_name: text,
    sex: fc.constantFrom('female' as const, 'male' as const),
    date_of_birth: fc
      .date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    phone: fc.integer({ min: 10_000_000, max: 999_999_999 }).map((digits) => `+628${digits}`),
    paper: fc.oneof(
      fc.tuple(
        fc.constantFrom('nik' as const, 'nik_mother' as const),
        fc.integer({ min: 1e15, max: 9e15 }).map(String),
      ),
      fc.tuple(fc.constantFrom('passport' as const, 'kitas' as const), fc.stringMatching(/^[A-Z]{1,2}[0-9]{6,8}$/)),
      fc.constant(['not_available', ''] as const),
    ),
  })
  .map(({ paper: [identification, identity_number], ...patient }) =>
    patientRowFixture({ ...patient, identification, identity_number }),
  )

it('writes yes, no and nothing', () => {
  const columns = new Map(tables.listProduct.columns.map((column) => [column.field, column]))
  const cellOf = (field: string, row: object) => columns.get(field)?.cell(row as never, 'id')
  expect([cellOf('taxable', { taxable: true }), cellOf('taxable', { taxable: false })]).toEqual(['Ya', 'Tidak'])
  expect([cellOf('price', { price: 150_000 }), cellOf('price', { price: null })]).toEqual([150_000, null])
  expect(cellOf('status', { status: 'inactive' })).toBe(productStatuses.inactive.id)
  expect(['code', 'price', 'status'].map((field) => cellOf(field, {}))).toEqual([null, null, null])
})
