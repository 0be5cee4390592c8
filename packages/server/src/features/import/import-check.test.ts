import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { csv, headings, nik, openDesk, patientRow } from './import-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-22T03:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

describe('a check', () => {
  it('names column, row and what to do, creates nothing and leaves no trace', async () => {
    const desk = await openDesk(server)
    await server.call('createPatient', { token: desk.token, body: patientInput({ identity_number: nik(9) }) })
    const next = () =>
      server.database
        .selectFrom('company')
        .where('id', '=', desk.clinic.company_id)
        .select('next_record_number')
        .executeTakeFirstOrThrow()
    const before = await next()
    const file = csv(
      headings,
      patientRow(1),
      patientRow(2, { born: '31/02/1990', sex: 'x' }),
      patientRow(3, { name: ' ', phone: 'tidak ada' }),
      patientRow(4, { nik: '3,17107E+15' }),
      patientRow(5, { nik: '317' }),
      patientRow(6, { born: '23/11/2026' }),
      patientRow(7, { name: 'x'.repeat(121) }),
      patientRow(1, { name: 'Lagi' }),
      patientRow(9),
      patientRow(10, { nik: '' }),
    )
    const checked = await desk.checked(file)
    expect(checked).toMatchObject({ row_count: 10, checked_count: 10, invalid_count: 9, created_count: 0 })
    expect(checked.problems.map(({ line, field, text }) => `${line} ${field}: ${text}`)).toEqual([
      '3 sex: Not known; write one of: female (p), male (l)',
      '3 date_of_birth: Not readable as a date: write it as 17/05/1990',
      '4 first_name: This is required',
      '4 phone: This is not a phone number',
      '5 identity_number: The spreadsheet has rounded this number: make the cell a text and enter it again',
      expect.stringMatching(/^6 identity_number: .*16 digits/),
      expect.stringMatching(/^7 date_of_birth: .*future/),
      expect.stringMatching(/^8 first_name: .*120/),
      '9 identity_number: The same as row 2: delete one of them',
      expect.stringMatching(/^10 identity_number: Another patient/),
      '11 identity_reason: This is required',
    ])
    expect((await desk.list()).count).toBe(1)
    expect(await next()).toEqual(before)
  })

  it('finds equal keys far apart in the file, and existing patients without documents', async () => {
    const desk = await openDesk(server)
    const nameless = { nik: '', relative: 'Bambang' }
    const default_values = [{ field: 'identity_reason', text: 'Tidak ada di daftar lama' }]
    const first = await desk.checked(csv(headings, patientRow(1, nameless), patientRow(2, nameless)), {
      default_values,
    })
    await desk.until('runImport', first.id)
    const rows = Array.from({ length: 260 }, (_, index) => patientRow(100 + index))
    const file = csv(
      headings,
      patientRow(500),
      ...rows,
      patientRow(500),
      patientRow(1, nameless),
      patientRow(3, nameless),
    )
    const { problems, invalid_count } = await desk.checked(file, { default_values })
    expect(invalid_count).toBe(2)
    expect(problems).toMatchObject([
      { line: 263, field: 'identity_number', text: 'The same as row 2: delete one of them' },
      { line: 264, field: '', text: 'A patient of this name, date of birth and phone is there already' },
    ])
  })

  it('answers in the language of the caller', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(csv(headings, patientRow(1, { born: '?' })))
    const { body } = await server.call('getImport', {
      token: desk.token,
      path: { id },
      headers: { 'accept-language': 'id' },
    })
    expect(body.data.problems[0]?.text).toMatch(/^Tidak terbaca sebagai tanggal/)
  })
})

describe('rows of likely existing patients', () => {
  const dewi = { first_name: 'Dewi', last_name: 'Lestari', date_of_birth: '1990-05-17', phone: '+6281555000111' }
  const withoutPapers = { default_values: [{ field: 'identity_reason', text: 'Tidak ada di daftar lama' }] }

  async function openKnown(overrides: Partial<Schema<'PatientInput'>> = {}) {
    const desk = await openDesk(server)
    const body = otherPatientInput({ ...dewi, ...overrides })
    const known = (await server.call('createPatient', { token: desk.token, body })).body.data
    return { ...desk, known }
  }
  const born = '17/05/1990'
  const file = csv(
    headings,
    patientRow(1),
    patientRow(2, { name: 'Dewi Lestary', born }),
    patientRow(3, { name: 'Dewi Lestari', born: '18/05/1990' }),
    patientRow(4, { name: 'Budi Santoso', phone: '081555000111', born }),
    patientRow(5, { name: 'LESTARI DEWI', nik: '', born }),
  )
  const problemsOf = ({ problems }: Schema<'Import'>) =>
    problems.map(({ line, field, text, patient_id }) => [line, field, text, patient_id])

  it('is named in the check, and left out with the reason by the run', async () => {
    const { known, ...desk } = await openKnown()
    const checked = await desk.checked(file, withoutPapers)
    const text = 'Likely the same as Dewi Lestari (00-00-01), who is there already'
    expect(problemsOf(checked)).toEqual([
      [3, '', text, known.id],
      [6, '', text, known.id],
    ])
    expect(checked).toMatchObject({ checked_count: 5, invalid_count: 2, likely_duplicate_count: 2 })
    const done = await desk.until('runImport', checked.id)
    expect(done).toMatchObject({ state: 'done', created_count: 3, invalid_count: 2, likely_duplicate_count: 2 })
    expect(String((await desk.problems(checked.id)).bytes)).toContain(text)
  })

  it('is imported too when a user confirms that it is another person', async () => {
    const { known, ...desk } = await openKnown()
    const { id } = await desk.checked(file, withoutPapers)
    const { status, body } = await desk.step('includeImport', id)
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'checked', invalid_count: 0, likely_duplicate_count: 0, problems: [] },
    ])
    expect(await desk.until('runImport', id)).toMatchObject({ created_count: 5, invalid_count: 0 })
    const names = (await desk.list({ search: 'lestar' })).rows.map(displayName)
    expect(names.sort()).toEqual(['Dewi Lestari', 'Dewi Lestari', 'Dewi Lestary', 'LESTARI DEWI'])
  })

  it('stays refused for its other problems', async () => {
    const desk = await openDesk(server)
    const body = patientInput({ ...dewi, identity_number: nik(2) })
    await server.call('createPatient', { token: desk.token, body })
    const bad = csv(
      headings,
      patientRow(2, { name: 'Dewi Lestari' }),
      patientRow(3, { name: 'Dewi Lestari', sex: 'x' }),
    )
    const { id, ...checked } = await desk.checked(bad)
    expect(checked).toMatchObject({ invalid_count: 2, likely_duplicate_count: 0 })
    expect((await desk.step('includeImport', id)).body.data).toMatchObject({
      invalid_count: 2,
      likely_duplicate_count: 0,
    })
  })

  it('is never of another clinic, nor another row of the file', async () => {
    const { clinic } = await openKnown()
    const sister = await openDesk(server, clinic.company_id)
    const twins = csv(headings, ...[1, 2, 3].map((row) => patientRow(row, { name: 'Dewi Lestari', born })))
    const checked = await sister.checked(twins)
    expect(checked).toMatchObject({ invalid_count: 0, likely_duplicate_count: 0 })
    expect(await sister.until('runImport', checked.id)).toMatchObject({ created_count: 3, invalid_count: 0 })
  })

  it.each([
    ['one name', 'Suparti', '', 'SUPARTI'],
    ['an Arabic name', 'عبد الله', 'بن محمد', 'عبدالله بن محمد'],
  ])('is found by %s', async (_, first_name, last_name, name) => {
    const { known, ...desk } = await openKnown({ first_name, last_name })
    const { problems } = await desk.checked(csv(headings, patientRow(1, { name, born })))
    expect(problems).toMatchObject([{ line: 2, patient_id: known.id }])
  })

  it('are looked up again with other columns, and cannot be included once the run has begun', async () => {
    const { known, ...desk } = await openKnown()
    const checked = await desk.checked(file, withoutPapers)
    const { body } = await desk.map(checked, withoutPapers)
    expect(body.data).toMatchObject({ invalid_count: 0, likely_duplicate_count: 0 })
    expect((await desk.step('includeImport', checked.id)).status).toBe(409)
    expect(await desk.until('checkImport', checked.id)).toMatchObject({ likely_duplicate_count: 2 })
    await desk.until('runImport', checked.id)
    expect((await desk.step('includeImport', checked.id)).status).toBe(409)
  })

  it('is written down as shown by who reads the rows, or takes them away', async () => {
    const { known, clinic, ...desk } = await openKnown()
    const { id } = await desk.checked(file, withoutPapers)
    await desk.get(id)
    await desk.rows(id)
    await desk.problems(id)
    const reads = (await server.eventsOf(clinic)).filter(({ object, query }) => object === 'import' && query !== null)
    expect(reads.slice(-3).map(({ people }) => Object(people).patient)).toEqual([[known.id], [known.id], [known.id]])
  })
})
