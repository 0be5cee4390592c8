import type { Schema } from '@clinic/api'
import { importKinds } from '@clinic/core/import'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { otherPatientInput, patientInput } from '../../testing/patient-input'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-22T03:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

type Kind = Schema<'ImportKind'>
const headings = ['Nama', 'L/P', 'Tgl Lahir', 'No HP', 'NIK', 'Kontak darurat', 'No HP kontak darurat']
const nik = (number: number) => String(3_171_065_705_900_000 + number)
/** Nobody is like somebody else: each has a birthday of their own. */
const bornOf = (number: number) =>
  `${1 + (number % 28)}/${1 + (Math.floor(number / 28) % 12)}/${1950 + (Math.floor(number / 336) % 60)}`
const patientRow = (number: number, said: Partial<Record<string, string>> = {}) =>
  Object.values({
    ...{ name: `Pasien ${number}`, sex: 'P', born: bornOf(number), phone: `0812${String(number).padStart(7, '0')}` },
    ...{ nik: nik(number), relative: 'Bambang', relativePhone: '081298765432' },
    ...said,
  })
const csv = (...rows: (string | undefined)[][]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'))
const patients = (count: number, from = 1) =>
  csv(headings, ...Array.from({ length: count }, (_, index) => patientRow(from + index)))

async function openDesk(company_id?: number, role: 'manager_clinic' | 'front_office_clinic' = 'front_office_clinic') {
  const clinic = await server.makeClinic(company_id === undefined ? {} : { company_id })
  const token = await server.tokenOf(await server.makeUser(clinic, role))
  const send = (file: Buffer, kind: Kind = 'patient', headers: Record<string, string> = {}) =>
    server.call('createImport', { token, body: file, query: { kind, file_name: 'berkas.csv' }, headers })
  const desk = {
    clinic,
    token,
    send,
    take: async (file: Buffer, kind: Kind = 'patient') => {
      const { status, body } = await send(file, kind)
      if (status !== 201) throw new Error(`${status} ${body.msg}`)
      return body.data
    },
    get: async (id: number) => (await server.call('getImport', { token, path: { id } })).body.data,
    map: ({ id, columns, version }: Schema<'Import'>, said: object = {}) =>
      server.call('mapImport', { token, path: { id }, body: { columns, filled: [], version, ...said } }),
    step: (operation: 'checkImport' | 'includeImport' | 'runImport' | 'cancelImport', id: number, headers = {}) =>
      server.call(operation, { token, path: { id }, headers }),
    rows: (id: number, query: Record<string, string> = {}, headers = {}) =>
      server.call('listImportRow', { token, path: { id }, query, headers }),
    problems: (id: number, headers = {}) => server.call('listImportProblem', { token, path: { id }, headers }),
    until: async (operation: 'checkImport' | 'runImport', id: number) => {
      for (;;) {
        const { status, body } = await desk.step(operation, id)
        if (status !== 200) throw new Error(`${status} ${body.msg}`)
        if (body.data.state === 'checked' || body.data.state === 'done') return body.data
      }
    },
    checked: async (file: Buffer, { kind = 'patient', ...said }: { kind?: Kind; filled?: object[] } = {}) => {
      const taken = await desk.take(file, kind)
      const { status, body } = await desk.map(taken, said)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      return desk.until('checkImport', taken.id)
    },
    list: async (query = {}) =>
      (await server.call('listPatient', { token, query: { rowPerPage: '100', ...query } })).body.data,
  }
  return desk
}

describe('a file', () => {
  it('is taken in with its headings, what they seem to be, and its first rows', async () => {
    const desk = await openDesk()
    const { id, ...taken } = await desk.take(patients(30))
    expect(taken).toMatchObject({
      ...{
        kind: 'patient',
        file_name: 'berkas.csv',
        state: 'uploaded',
        format: 'csv',
        encoding: 'utf-8',
        separator: ';',
      },
      ...{ headings, row_count: 30, checked: 0, wrong: 0, created: 0, version: 1, problems: [], filled: [] },
      columns: ['first_name', 'sex', 'date_of_birth', 'phone', 'identity_number', 'relative_name', 'relative_phone'],
    })
    expect(taken.sample).toHaveLength(20)
    expect(taken.sample[0]).toEqual({ line: 2, cells: patientRow(1) })
    expect(await desk.get(id)).toEqual({ id, ...taken })
    expect((await desk.list()).count).toBe(0)
  })

  const text = 'Nama,Tgl Lahir\r\nZoë,1-2-1990\r\n'
  const utf16be = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  it.each([
    ['utf-8', ',', Buffer.from(text)],
    ['utf-8', ',', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', ',', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', ',', utf16be],
    ['windows-1252', ',', Buffer.from(text, 'latin1')],
    ['utf-8', ';', Buffer.from(text.replaceAll(',', ';'))],
    ['utf-8', '\t', Buffer.from(text.replaceAll(',', '\t'))],
    ['utf-8', ';', Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`)],
    ['utf-8', ',', Buffer.from(text.replaceAll('\r\n', '\n'))],
    ['utf-8', ',', Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['utf-8', ',', Buffer.from(`DATA PASIEN\r\n\r\n${text}\r\n,\r\n`)],
    ['utf-8', ',', Buffer.from('"Nama","Tgl Lahir"\n"Zoë","1-2-1990"')],
  ])('is read as it is written: %s separated by %j', async (encoding, separator, file) => {
    const taken = await (await openDesk()).take(file)
    expect(taken).toMatchObject({ encoding, separator, headings: ['Nama', 'Tgl Lahir'], row_count: 1 })
    expect(taken.sample[0]?.cells).toEqual(['Zoë', '1-2-1990'])
  })

  it('may have cells of several lines, with quotation marks and what separates', async () => {
    const taken = await (await openDesk()).take(
      Buffer.from('Nama;Alamat;x\n"Ayu ""A"";";"Jl. 1\nRT 2";5" pipa\nBudi;;'),
    )
    expect(taken.sample).toEqual([
      { line: 2, cells: ['Ayu "A";', 'Jl. 1\nRT 2', '5" pipa'] },
      { line: 3, cells: ['Budi', '', ''] },
    ])
  })

  it.each<[string, Buffer, number, RegExp]>([
    ['is empty', Buffer.alloc(0), 422, /no rows/],
    ['has headings alone', csv(headings), 422, /no rows/],
    ['has blanks alone', Buffer.from(' \r\n ;;; \r\n'), 422, /no rows/],
    ['is an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 422, /\.xls/],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, /not a table/],
    ['is a workbook cut off', Buffer.from('504b0304140006000800', 'hex'), 422, /cannot be read/],
    ['is an archive of something else', Buffer.from(zipSync({ 'a.txt': Buffer.from('a') })), 422, /cannot be read/],
    ['has a quotation mark that is not closed', Buffer.from('Nama;Alamat\nAyu;"Jl. 1\nBudi;x\n'), 422, /row 2/],
    [
      'has too many columns',
      Buffer.from(`${Array(101).fill('a').join(';')}\n${Array(101).fill('b').join(';')}`),
      422,
      /100/,
    ],
    ['has too many rows', Buffer.from(`a;b\n${'1;2\n'.repeat(20_001)}`), 413, /20,000/],
    [
      'is too large inside',
      Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.alloc(101 * 1024 * 1024) })),
      413,
      /workbook/,
    ],
    ['is too large', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, /10 MB/],
  ])('that %s is refused in words', async (_, file, status, msg) => {
    const desk = await openDesk()
    const reply = await desk.send(file)
    expect(reply.status).toBe(status)
    expect(reply.body.msg).toMatch(msg)
    const { rows } = await sql`select from import where company_id = ${desk.clinic.company_id}`.execute(server.database)
    expect(rows).toEqual([])
  })

  it('may be a workbook: what its cells show, never what they compute', async () => {
    const desk = await openDesk()
    const { id, ...taken } = await desk.take(workbook)
    expect(taken).toMatchObject({ format: 'xlsx', encoding: null, separator: null, headings: headings.slice(0, 5) })
    expect(taken.sample).toEqual([
      { line: 2, cells: ['Zoë', 'P', '1990-05-17', '81234567890', '3171065705900001'] },
      { line: 4, cells: ['2', 'true', '33010', '+62812', ''] },
    ])
  })

  it('of 20,000 rows is taken in', async () => {
    const taken = await (await openDesk()).take(Buffer.from(`Nama;HP\n${'Ayu;0812\n'.repeat(20_000)}`))
    expect(taken.row_count).toBe(20_000)
  })

  it('sent twice with one key is one import', async () => {
    const desk = await openDesk()
    const headers = { 'idempotency-key': '6f1e9a52-5d0f-4a63-9a39-1c3f1f0c1a01' }
    const first = await desk.send(patients(2), 'patient', headers)
    expect((await desk.send(patients(2), 'patient', headers)).body).toEqual(first.body)
    expect((await desk.send(patients(3), 'patient', headers)).status).toBe(422)
  })
})

describe('the columns', () => {
  it('are said by a person, with what is the same for all', async () => {
    const desk = await openDesk()
    const taken = await desk.take(csv(headings.slice(0, 5), patientRow(1).slice(0, 5)))
    expect((await desk.map(taken)).body.data).toEqual({
      fields: {
        relative_name: expect.stringContaining('Every row'),
        relative_phone: expect.stringContaining('Every row'),
      },
    })
    const filled = [
      { field: 'relative_name', text: 'Belum ditanyakan' },
      { field: 'relative_phone', text: '0211234567' },
    ]
    const { body } = await desk.map(taken, { filled })
    expect(body.data).toMatchObject({ state: 'mapped', filled, version: 2 })
    expect(await desk.until('checkImport', taken.id)).toMatchObject({ checked: 1, wrong: 0 })
    await desk.until('runImport', taken.id)
    expect((await desk.list()).rows).toMatchObject([{ first_name: 'Pasien 1', phone: '+628120000001' }])
  })

  it('are refused when they are no fields, twice one, or of another file', async () => {
    const desk = await openDesk()
    const taken = await desk.take(patients(1))
    const [first, ...rest] = taken.columns
    const fieldsOf = async (columns: (string | null)[]) =>
      Object.keys((await desk.map(taken, { columns })).body.data.fields ?? {})
    expect(await fieldsOf(['record_number', ...rest])).toEqual(['record_number', 'first_name'])
    expect(await fieldsOf([first ?? null, first ?? null, ...rest.slice(1)])).toEqual(['first_name', 'sex'])
    expect(await fieldsOf(rest)).toEqual(['columns'])
    expect((await desk.map(taken, { version: 9 })).status).toBe(409)
  })

  it('may be said anew after the check, which is then made anew', async () => {
    const desk = await openDesk()
    const checked = await desk.checked(csv(headings, patientRow(1, { born: 'kemarin' })))
    expect(checked).toMatchObject({ state: 'checked', wrong: 1 })
    const { body } = await desk.map(checked)
    expect(body.data).toMatchObject({ state: 'mapped', checked: 0, wrong: 0, problems: [] })
  })
})

describe('a check', () => {
  it('names column, row and what to do, creates nothing and leaves no trace', async () => {
    const desk = await openDesk()
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
    expect(checked).toMatchObject({ row_count: 10, checked: 10, wrong: 9, created: 0 })
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

  it('finds the same key far apart, and who is there already without papers', async () => {
    const desk = await openDesk()
    const nameless = { nik: '', relative: 'Bambang' }
    const filled = [{ field: 'identity_reason', text: 'Tidak ada di daftar lama' }]
    const first = await desk.checked(csv(headings, patientRow(1, nameless), patientRow(2, nameless)), { filled })
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
    const { problems, wrong } = await desk.checked(file, { filled })
    expect(wrong).toBe(2)
    expect(problems).toMatchObject([
      { line: 263, field: 'identity_number', text: 'The same as row 2: delete one of them' },
      { line: 264, field: '', text: 'A patient of this name, date of birth and phone is there already' },
    ])
  })

  it('tells in the language of who asks', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(csv(headings, patientRow(1, { born: '?' })))
    const { body } = await server.call('getImport', {
      token: desk.token,
      path: { id },
      headers: { 'accept-language': 'id' },
    })
    expect(body.data.problems[0]?.text).toMatch(/^Tidak terbaca sebagai tanggal/)
  })
})

describe('who is likely there already', () => {
  const dewi = { first_name: 'Dewi', last_name: 'Lestari', date_of_birth: '1990-05-17', phone: '+6281555000111' }
  const withoutPapers = { filled: [{ field: 'identity_reason', text: 'Tidak ada di daftar lama' }] }

  async function openKnown(said: Partial<Schema<'PatientInput'>> = {}) {
    const desk = await openDesk()
    const body = otherPatientInput({ ...dewi, ...said })
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
    expect(checked).toMatchObject({ checked: 5, wrong: 2, likely: 2 })
    const done = await desk.until('runImport', checked.id)
    expect(done).toMatchObject({ state: 'done', created: 3, wrong: 2, likely: 2 })
    expect(String((await desk.problems(checked.id)).bytes)).toContain(text)
  })

  it('is imported too when a person says that it is somebody else', async () => {
    const { known, ...desk } = await openKnown()
    const { id } = await desk.checked(file, withoutPapers)
    const { status, body } = await desk.step('includeImport', id)
    expect([status, body.data]).toMatchObject([200, { state: 'checked', wrong: 0, likely: 0, problems: [] }])
    expect(await desk.until('runImport', id)).toMatchObject({ created: 5, wrong: 0 })
    const names = (await desk.list({ search: 'lestar' })).rows.map(({ first_name }) => first_name)
    expect(names.sort()).toEqual(['Dewi', 'Dewi Lestari', 'Dewi Lestary', 'LESTARI DEWI'])
  })

  it('stays refused for what is wrong besides', async () => {
    const desk = await openDesk()
    const body = patientInput({ ...dewi, identity_number: nik(2) })
    await server.call('createPatient', { token: desk.token, body })
    const bad = csv(
      headings,
      patientRow(2, { name: 'Dewi Lestari' }),
      patientRow(3, { name: 'Dewi Lestari', sex: 'x' }),
    )
    const { id, ...checked } = await desk.checked(bad)
    expect(checked).toMatchObject({ wrong: 2, likely: 0 })
    expect((await desk.step('includeImport', id)).body.data).toMatchObject({ wrong: 2, likely: 0 })
  })

  it('is never of another clinic, nor another row of the file', async () => {
    const { clinic } = await openKnown()
    const sister = await openDesk(clinic.company_id)
    const twins = csv(headings, ...[1, 2, 3].map((row) => patientRow(row, { name: 'Dewi Lestari', born })))
    const checked = await sister.checked(twins)
    expect(checked).toMatchObject({ wrong: 0, likely: 0 })
    expect(await sister.until('runImport', checked.id)).toMatchObject({ created: 3, wrong: 0 })
  })

  it.each([
    ['one name', 'Suparti', '', 'SUPARTI'],
    ['an Arabic name', 'عبد الله', 'بن محمد', 'عبدالله بن محمد'],
  ])('is found by %s', async (_, first_name, last_name, name) => {
    const { known, ...desk } = await openKnown({ first_name, last_name })
    const { problems } = await desk.checked(csv(headings, patientRow(1, { name, born })))
    expect(problems).toMatchObject([{ line: 2, patient_id: known.id }])
  })

  it('is looked for anew with other columns, and not included once the run has begun', async () => {
    const { known, ...desk } = await openKnown()
    const checked = await desk.checked(file, withoutPapers)
    const { body } = await desk.map(checked, withoutPapers)
    expect(body.data).toMatchObject({ wrong: 0, likely: 0 })
    expect((await desk.step('includeImport', checked.id)).status).toBe(409)
    expect(await desk.until('checkImport', checked.id)).toMatchObject({ likely: 2 })
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

describe('a run', () => {
  it('creates what is right as the desk would, one event each', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(
      csv(headings, patientRow(1), patientRow(2, { born: '?' }), patientRow(3, { name: '=1+1' })),
    )
    const done = await desk.until('runImport', id)
    expect(done).toMatchObject({ state: 'done', created: 2, wrong: 1, sample: [] })
    const { rows } = await desk.list({ sort: 'record_number' })
    expect(rows).toMatchObject([
      {
        first_name: 'Pasien 1',
        record_number: '00-00-01',
        phone: '+628120000001',
        identity_number: nik(1),
        sex: 'female',
      },
      { first_name: '=1+1', record_number: '00-00-02' },
    ])
    const { rows: events } = await sql<{ object_id: number; user_name: string }>`
      select object_id, user_name from audit_event
      where company_id = ${desk.clinic.company_id} and object = 'patient' and action = 'create' order by group_number, position`.execute(
      server.database,
    )
    expect(events).toEqual(rows.map(({ id }) => ({ object_id: id, user_name: 'Rani Putri' })))
    const { rows: staged } = await sql`select state from import_row where import_id = ${id}`.execute(server.database)
    expect(staged).toEqual([{ state: 'wrong' }])
  })

  it('of two windows at once, cancelled or gone on with, makes nobody twice', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(patients(600))
    const both = await Promise.all([desk.step('runImport', id), desk.step('runImport', id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.get(id)).toMatchObject({ state: 'running', created: 500 })
    expect(await desk.until('runImport', id)).toMatchObject({ state: 'done', created: 600, wrong: 0 })
    expect((await desk.list()).count).toBe(600)
    expect((await desk.step('runImport', id)).status).toBe(409)

    const again = await desk.checked(patients(300, 550))
    expect(again).toMatchObject({ row_count: 300, wrong: 51 })
  })

  it('that is cancelled keeps what it created, and says so', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(patients(300))
    await desk.step('runImport', id)
    expect((await desk.step('cancelImport', id)).body.data).toMatchObject({
      state: 'cancelled',
      created: 250,
      row_count: 300,
    })
    for (const operation of ['checkImport', 'runImport', 'cancelImport'] as const)
      expect((await desk.step(operation, id)).status).toBe(409)
    expect((await desk.list()).count).toBe(250)
    const rest = await desk.checked(patients(300))
    expect(rest).toMatchObject({ checked: 300, wrong: 250 })
    expect(await desk.until('runImport', rest.id)).toMatchObject({ created: 50 })
    expect((await desk.list()).count).toBe(300)
  })

  it('refuses a row that somebody took meanwhile, and goes on', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(patients(3))
    await server.call('createPatient', { token: desk.token, body: patientInput({ identity_number: nik(2) }) })
    expect(await desk.until('runImport', id)).toMatchObject({ created: 2, wrong: 1 })
  })

  it('that had to take rows back records each of them once', async () => {
    const desk = await openDesk(undefined, 'manager_clinic')
    const services = (...codes: string[]) =>
      csv(['Kode', 'Nama', 'Kategori', 'Tarif'], ...codes.map((code) => [code, 'Tambal', 'Konservasi', '1000']))
    const [all, one] = [
      await desk.checked(services('A', 'B', 'C', 'D', 'E'), { kind: 'product' }),
      await desk.checked(services('D'), { kind: 'product' }),
    ]
    await desk.until('runImport', one.id)
    expect(await desk.until('runImport', all.id)).toMatchObject({ created: 4, wrong: 1 })
    const { rows } = (await server.call('listProduct', { token: desk.token, query: { sort: 'code' } })).body.data
    const created = (await server.changesOf(desk.clinic)).filter(({ object }) => object === 'product')
    expect(created.map(({ object_id }) => object_id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  it('comes after the check, and the check after the columns', async () => {
    const desk = await openDesk()
    const taken = await desk.take(patients(1))
    expect((await desk.step('checkImport', taken.id)).status).toBe(409)
    expect((await desk.step('runImport', taken.id)).status).toBe(409)
    await desk.map(taken)
    expect((await desk.step('runImport', taken.id)).status).toBe(409)
  })
})

describe('the rows that were refused', () => {
  it('come as a table that is mended and sent again', async () => {
    const desk = await openDesk()
    const filled = [{ field: 'identity_reason', text: '-' }]
    const file = csv(
      headings,
      patientRow(1),
      patientRow(2, { name: '=HYPERLINK("x";"y")', born: '?', phone: '+62811111111' }).map((cell) =>
        cell?.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
      ),
    )
    const { id } = await desk.checked(file, { filled })
    const reply = await desk.problems(id, { 'accept-language': 'id' })
    expect(reply.headers['content-type']).toMatch(/^text\/csv/)
    const text = reply.bytes.toString('utf8')
    expect(text).toBe(
      `\ufeff${headings.join(';')};Baris;Masalah\r\n"'=HYPERLINK(""x"";""y"")";P;?;'+62811111111;${nik(2)};Bambang;081298765432;3;Tgl Lahir: Tidak terbaca sebagai tanggal: tulis seperti 17/05/1990\r\n`,
    )
    const mended = await desk.checked(Buffer.from(text.replace(';?;', ';1/2/1990;')), { filled })
    expect(mended).toMatchObject({ row_count: 1, wrong: 0 })
    await desk.until('runImport', mended.id)
    expect((await desk.list()).rows).toMatchObject([{ first_name: '=HYPERLINK("x";"y")', phone: '+62811111111' }])
  })
})

describe('services and dentists', () => {
  it('are of the manager', async () => {
    const desk = await openDesk()
    expect((await desk.send(patients(1), 'product')).status).toBe(403)
    expect((await desk.send(patients(1), 'doctor')).status).toBe(403)
    const manager = await server.tokenOf(await server.makeUser(desk.clinic, 'manager_clinic'))
    const { body } = await server.call('createImport', {
      ...{
        token: manager,
        body: Buffer.from('Kode;Nama;Kategori\nA;B;C'),
        query: { kind: 'product', file_name: 'a.csv' },
      },
    })
    const path = { id: body.data.id }
    expect((await server.call('getImport', { token: desk.token, path })).status).toBe(404)
    expect((await server.call('listImport', { token: desk.token })).body.data.count).toBe(0)
    const listed = await server.call('listImport', { token: manager })
    expect(listed.body.msg).toBe('Done')
    expect(listed.body.data.rows).toMatchObject([{ id: path.id, file_name: 'a.csv' }])
  })

  it('of services keep their prices, and a code is one', async () => {
    const desk = await openDesk(undefined, 'manager_clinic')
    const file = csv(
      ['Kode', 'Nama', 'Kategori', 'Tarif', 'Model harga', 'Cakupan'],
      ['PER-01', 'Scaling', 'Periodonti', 'Rp 350.000', '', 'Rahang'],
      ['per-01', 'Scaling lagi', 'Periodonti', '1', '', ''],
      ['KON-01', 'Tambal', 'Konservasi', '200rb', '', ''],
      ['KON-02', 'Tambal', 'Konservasi', '', 'per gigi', ''],
    )
    const { id, problems } = await desk.checked(file, { kind: 'product' })
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [3, 'code'],
      [4, 'price'],
      [5, 'price_model'],
    ])
    await desk.until('runImport', id)
    const { rows } = (await server.call('listProduct', { token: desk.token })).body.data
    expect(rows).toMatchObject([{ code: 'PER-01', price: 350_000, scope: 'jaw', category: 'periodontics' }])
  })

  it('of dentists keep titles and licences', async () => {
    const desk = await openDesk(undefined, 'manager_clinic')
    const file = csv(
      ['Nama', 'NIK', 'Spesialisasi', 'No SIP', 'SIP berlaku sampai', 'HP'],
      ['drg. Sari Dewi, Sp.KG', nik(1), 'Konservasi', 'SIP/1', '31 Des 2027', '0812345678'],
    )
    const { id } = await desk.checked(file, { kind: 'doctor' })
    expect(await desk.until('runImport', id)).toMatchObject({ created: 1 })
    const { rows } = (await server.call('listDoctor', { token: desk.token })).body.data
    expect(rows).toMatchObject([
      { display_name: 'drg. Sari Dewi, Sp.KG', sip_valid_until: '2027-12-31', specialty: 'conservation' },
    ])
  })

  it('name only fields that the contract has', async () => {
    const { default: contract } = await import('@clinic/api/contract')
    const schemas = contract.components.schemas
    const fieldsOf = { patient: schemas.PatientInput, product: schemas.ProductInput, doctor: schemas.DoctorInput }
    for (const kind of ['patient', 'product', 'doctor'] as const)
      for (const { field } of importKinds[kind].columns)
        expect({ ...fieldsOf[kind].properties, ...schemas.Address.properties }).toHaveProperty([
          field.replace('address.', ''),
        ])
  })
})

/** As a spreadsheet saves it: texts shared, a day as a number that is shown as one, a formula with what it gave. */
const workbook = Buffer.from(
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
        'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
          xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>
          <sheet name="Pasien" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
          <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>
          <Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>
          <Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>
          </Relationships>`,
        'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2">
          <xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
        'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
          ...headings.slice(0, 5),
          ...['Zoë', 'P', '+62812'],
        ]
          .map((text) => `<si><t>${text}</t></si>`)
          .join('')}</sst>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
          <row r="1">${['A', 'B', 'C', 'D', 'E'].map((column, index) => `<c r="${column}1" t="s"><v>${index}</v></c>`).join('')}</row>
          <row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2" s="1"><v>33010</v></c>
            <c r="D2"><v>81234567890</v></c><c r="E2"><v>3171065705900001</v></c></row>
          <row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4" t="b"><v>1</v></c><c r="C4"><v>33010</v></c>
            <c r="D4" t="s"><v>7</v></c></row></sheetData></worksheet>`,
      }).map(([name, xml]) => [name, Buffer.from(xml)]),
    ),
  ),
)

describe('the rows of a file', () => {
  const file = csv(
    headings,
    patientRow(1, { name: 'Zoë Sari' }),
    patientRow(2, { born: 'kemarin', sex: 'x' }),
    ...Array.from({ length: 28 }, (_, index) => patientRow(index + 3)),
  )

  it('are read page by page, in their order, with what was found of each', async () => {
    const desk = await openDesk()
    const taken = await desk.take(file)
    const before = await desk.rows(taken.id)
    expect(before.body.data).toMatchObject({ count: 30, pagination: { totalItems: 30, rowPerPage: 25 } })
    expect(before.body.data.rows).toHaveLength(25)
    expect(before.body.data.rows[0]).toEqual({
      ...{ line: 2, cells: patientRow(1, { name: 'Zoë Sari' }), state: 'waiting', problems: [] },
    })

    await desk.map(taken)
    await desk.until('checkImport', taken.id)
    const last = await desk.rows(taken.id, { page: '2', sort: '-line' })
    expect(last.body.data.rows.map(({ line }: { line: number }) => line)).toEqual([6, 5, 4, 3, 2])
    expect(last.body.data.rows.map(({ state }: { state: string }) => state)).toEqual([
      ...['right', 'right', 'right', 'wrong', 'right'],
    ])
    const wrong = await desk.rows(taken.id, { state: 'wrong' })
    expect(wrong.body.data.count).toBe(1)
    expect(wrong.body.data.rows[0]?.problems).toEqual([
      { line: 3, field: 'sex', text: expect.stringContaining('Not known'), patient_id: null },
      { line: 3, field: 'date_of_birth', text: expect.stringContaining('17/05/1990'), patient_id: null },
    ])
    const indonesian = await desk.rows(taken.id, { state: 'wrong' }, { 'accept-language': 'id' })
    expect(indonesian.body.data.rows[0]?.problems[0]?.text).not.toContain('Not known')
    const found = await desk.rows(taken.id, { search: 'zoë' })
    expect(found.body.data.rows).toMatchObject([{ line: 2 }])
  })

  it('that were refused are what is left of them in the end', async () => {
    const desk = await openDesk()
    const { id } = await desk.checked(file)
    await desk.until('runImport', id)
    expect((await desk.rows(id)).body.data).toMatchObject({ count: 1, rows: [{ line: 3, state: 'wrong' }] })
    expect((await desk.rows(id, { state: 'created' })).body.data.rows).toEqual([])
  })

  it('are of no concern to another clinic, nor to who may not create one of the kind', async () => {
    const desk = await openDesk()
    const { id } = await desk.take(file)
    expect((await (await openDesk()).rows(id)).status).toBe(404)
    const manager = await openDesk(undefined, 'manager_clinic')
    const services = await manager.take(Buffer.from('Kode;Nama;Kategori\nA;B;lab\n'), 'product')
    const token = await server.tokenOf(await server.makeUser(manager.clinic, 'front_office_clinic'))
    expect((await server.call('listImportRow', { token, path: { id: services.id } })).status).toBe(404)
  })
})
