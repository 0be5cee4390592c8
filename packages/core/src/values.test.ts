import contract from '@clinic/api/contract'
import { describe, expect, it } from 'vitest'
import { activeStatuses } from './active.values'
import { medicineUnits } from './company-medicine'
import { importKinds } from './import'
import { wordColumn } from './import/import-column'
import { countedLabelOf, labelOf, type Values, valuesOf } from './values'

type Named = readonly [name: string, values: Values<string>]

const modules = import.meta.glob('./*/*.values.ts', { eager: true })
const lists: Named[] = Object.entries(modules).flatMap(([path, found]) =>
  Object.entries(found as Record<string, Values<string>>).map(([name, values]): Named => [`${path} ${name}`, values]),
)

it('finds the lists', () => expect(lists.length).toBeGreaterThan(40))

describe.each(lists)('%s', (_, values) => {
  const all = valuesOf(values)

  it('calls every value something, and no two alike', () => {
    for (const language of ['en', 'id']) {
      const labels = all.map((value) => labelOf(values, value, language))
      expect(labels).not.toContain('')
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  it('is read back by what its values are called, in either language', () => {
    const { read } = wordColumn({ field: 'any', headings: [], values })
    for (const value of all)
      for (const label of [value, values[value]?.cell?.id, values[value]?.cell?.en, labelOf(values, value, 'id')])
        if (label !== undefined) expect(read(label, { today: '2026-11-22' })).toEqual({ value })
  })

  it('has its codes as FHIR writes them, each once', () => {
    const codes = all.flatMap((value) => values[value]?.code ?? [])
    for (const code of codes) expect(code).toMatch(/^https?:\/\/[a-z0-9./-]+(CodeSystem\/)?[\w./-]+\|[\w-]+$/i)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('the contract', () => {
  /** What nobody reads in a word: what a sentence is made of, what machines tell each other, what is called by its screens, what has a number, a part of another list. */
  const unnamed = new Set([
    'Tooth',
    'OhisTooth',
    'PeriodontalTooth',
    'NotificationKind',
    'ImportKind',
    'DoctorShiftState',
    'WaitlistEntryState',
    'DisplayLanguage',
    'WrittenTransactionKind',
    'DispensedState',
    'SatuSehatStepName',
  ])
  const enums = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'enum' in schema ? [[name, schema.enum.filter((value) => value !== null).map(String)] as const] : [],
  )
  const known = new Set(lists.map(([, values]) => valuesOf(values).sort().join()))

  it.each(enums.filter(([name]) => !unnamed.has(name)))('has words for all of %s', (_, values) => {
    expect(known).toContain([...values].sort().join())
  })
})

it('offers words to an import that are read as the value they stand beside', () => {
  const columns = Object.values(importKinds).flatMap(({ columns }) => columns)
  const offered = columns.flatMap(({ offered: words = [], read }) => words.map((word) => ({ word, read })))
  expect(offered.length).toBeGreaterThan(60)
  for (const { word, read } of offered) {
    const [, value, other = value] = /^(\S+)(?: \((.*)\))?$/.exec(word) ?? []
    for (const label of [value, other]) expect(read(String(label), { today: '2026-11-22' })).toEqual({ value })
  }
})

it.each([
  [1, 'en', 'Tablet'],
  [-1, 'en', 'Tablet'],
  [0, 'en', 'Tablets'],
  [298, 'en', 'Tablets'],
  [298, 'id', 'Tablet'],
])('is behind %d in %s: %s', (count, language, want) => {
  expect(countedLabelOf(medicineUnits, 'tablet', { count, language })).toBe(want)
})

it('has no other form of a sign', () => {
  expect(countedLabelOf(medicineUnits, 'millilitre', { count: 2, language: 'en' })).toBe('ml')
})

it('is in English where a language has no label', () => {
  expect(labelOf(activeStatuses, 'inactive', 'ar')).toBe('Inactive')
  expect(labelOf(activeStatuses, 'inactive', 'id')).toBe('Tidak aktif')
})
