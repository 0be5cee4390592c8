import type { Schema } from '@clinic/api'

const headings = ['Nama', 'L/P', 'Tgl lahir', 'No HP', 'NIK', 'Catatan']

const cellsOf = (number: number) => [
  number % 3 ? `Ayu Lestari ${number}` : `Zoë van der Berg-Kusumawardhani Prawirodirdjo ${number}`,
  number % 2 ? 'P' : 'L',
  `${(number % 28) + 1}/05/1990`,
  `0812${String(number).padStart(7, '0')}`,
  String(3_171_000_000_000_000 + number),
  number % 4 ? '' : 'alergi penisilin',
]

/** A row of the file by its place, from 0; every fifth is refused once it is checked. */
export function lineFixture(index: number, state: Schema<'ImportLineState'> = 'valid'): Schema<'ImportLine'> {
  const line = index + 2
  const cells = cellsOf(index + 1)
  if (state === 'waiting' || index % 5 > 0) return { line, cells, state, problems: [] }
  const problems = [
    { line, field: 'date_of_birth', text: 'Not readable as a date: write it as 17/05/1990', patient_id: null },
    { line, field: 'sex', text: 'Not known; write one of: female (p), male (l)', patient_id: null },
  ]
  return { line, cells, state: 'invalid', problems }
}

export function importFixture(overrides: Partial<Schema<'Import'>> = {}): Schema<'Import'> {
  const problems = overrides.invalid_count ? lineFixture(0).problems : []
  return {
    id: 1,
    kind: 'patient',
    file_name: 'pasien-2026.csv',
    state: 'uploaded',
    row_count: 1200,
    checked_count: 0,
    invalid_count: 0,
    likely_duplicate_count: 0,
    created_count: 0,
    created_by: 'Rani Putri',
    version: 1,
    created_at: '2026-11-22T02:10:00.000Z',
    updated_at: '2026-11-22T02:14:00.000Z',
    format: 'csv',
    encoding: 'utf-8',
    separator: ';',
    headings,
    default_values: [],
    columns: ['full_name', 'sex', 'date_of_birth', 'phone', 'identity_number', null],
    sample: Array.from({ length: 20 }, (_, index) => ({ line: index + 2, cells: cellsOf(index + 1) })),
    problems,
    ...overrides,
  }
}

export function importRowFixture(said: Partial<Schema<'ImportRow'>> = {}): Schema<'ImportRow'> {
  const { format, encoding, separator, headings, columns, default_values, sample, problems, ...row } = importFixture()
  return { ...row, ...said }
}
