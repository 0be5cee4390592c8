import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { csv, headings, openDesk, patientRow, patients } from './import-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-22T03:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

describe('a file', () => {
  it('is taken in with its headings, what they seem to be, and its first rows', async () => {
    const desk = await openDesk(server)
    const { id, ...taken } = await desk.take(patients(30))
    expect(taken).toMatchObject({
      kind: 'patient',
      file_name: 'berkas.csv',
      state: 'uploaded',
      format: 'csv',
      encoding: 'utf-8',
      separator: ';',
      headings,
      row_count: 30,
      checked_count: 0,
      invalid_count: 0,
      created_count: 0,
      version: 1,
      problems: [],
      default_values: [],
      columns: ['full_name', 'sex', 'date_of_birth', 'phone', 'identity_number', 'relative_name', 'relative_phone'],
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
    const taken = await (await openDesk(server)).take(file)
    expect(taken).toMatchObject({ encoding, separator, headings: ['Nama', 'Tgl Lahir'], row_count: 1 })
    expect(taken.sample[0]?.cells).toEqual(['Zoë', '1-2-1990'])
  })

  it('may have cells of several lines, with quotation marks and what separates', async () => {
    const taken = await (await openDesk(server)).take(
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
    const desk = await openDesk(server)
    const reply = await desk.send(file)
    expect(reply.status).toBe(status)
    expect(reply.body.msg).toMatch(msg)
    const { rows } = await sql`select from import where company_id = ${desk.clinic.company_id}`.execute(server.database)
    expect(rows).toEqual([])
  })

  it('may be a workbook: what its cells show, never what they compute', async () => {
    const desk = await openDesk(server)
    const { id, ...taken } = await desk.take(workbook)
    expect(taken).toMatchObject({ format: 'xlsx', encoding: null, separator: null, headings: headings.slice(0, 5) })
    expect(taken.sample).toEqual([
      { line: 2, cells: ['Zoë', 'P', '1990-05-17', '81234567890', '3171065705900001'] },
      { line: 4, cells: ['2', 'true', '33010', '+62812', ''] },
    ])
  })

  it('of 20,000 rows is taken in', async () => {
    const taken = await (await openDesk(server)).take(Buffer.from(`Nama;HP\n${'Ayu;0812\n'.repeat(20_000)}`))
    expect(taken.row_count).toBe(20_000)
  })

  it('sent twice with one key is one import', async () => {
    const desk = await openDesk(server)
    const headers = { 'idempotency-key': '6f1e9a52-5d0f-4a63-9a39-1c3f1f0c1a01' }
    const first = await desk.send(patients(2), 'patient', headers)
    expect((await desk.send(patients(2), 'patient', headers)).body).toEqual(first.body)
    expect((await desk.send(patients(3), 'patient', headers)).status).toBe(422)
  })
})

describe('the columns', () => {
  it('are chosen by the user, with default values', async () => {
    const desk = await openDesk(server)
    const taken = await desk.take(csv(headings.slice(0, 5), patientRow(1).slice(0, 5)))
    expect((await desk.map(taken)).body.data).toEqual({
      fields: {
        relative_name: expect.stringContaining('Every row'),
        relative_phone: expect.stringContaining('Every row'),
      },
    })
    const default_values = [
      { field: 'relative_name', text: 'Belum ditanyakan' },
      { field: 'relative_phone', text: '0211234567' },
    ]
    const { body } = await desk.map(taken, { default_values })
    expect(body.data).toMatchObject({ state: 'mapped', default_values, version: 2 })
    expect(await desk.until('checkImport', taken.id)).toMatchObject({ checked_count: 1, invalid_count: 0 })
    await desk.until('runImport', taken.id)
    expect((await desk.list()).rows).toMatchObject([{ first_name: 'Pasien', last_name: '1', phone: '+628120000001' }])
  })

  it('are refused when they are no fields, twice one, or of another file', async () => {
    const desk = await openDesk(server)
    const taken = await desk.take(patients(1))
    const [first, ...rest] = taken.columns
    const fieldsOf = async (columns: (string | null)[]) =>
      Object.keys((await desk.map(taken, { columns })).body.data.fields ?? {})
    expect(await fieldsOf(['record_number', ...rest])).toEqual(['record_number', 'first_name'])
    expect(await fieldsOf([first ?? null, first ?? null, ...rest.slice(1)])).toEqual(['full_name', 'sex'])
    expect(await fieldsOf([first ?? null, 'last_name', ...rest.slice(1)])).toEqual(['full_name', 'sex'])
    expect(await fieldsOf(rest)).toEqual(['columns'])
    expect((await desk.map(taken, { version: 9 })).status).toBe(409)
  })

  it('may be changed after the check, which then runs again', async () => {
    const desk = await openDesk(server)
    const checked = await desk.checked(csv(headings, patientRow(1, { born: 'kemarin' })))
    expect(checked).toMatchObject({ state: 'checked', invalid_count: 1 })
    const { body } = await desk.map(checked)
    expect(body.data).toMatchObject({ state: 'mapped', checked_count: 0, invalid_count: 0, problems: [] })
  })
})

/** A workbook as a spreadsheet program saves it: shared texts, a day as a formatted number, a formula with its result. */
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
          'Zoë',
          'P',
          '+62812',
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
    const desk = await openDesk(server)
    const taken = await desk.take(file)
    const before = await desk.rows(taken.id)
    expect(before.body.data).toMatchObject({ count: 30, pagination: { totalItems: 30, rowPerPage: 25 } })
    expect(before.body.data.rows).toHaveLength(25)
    expect(before.body.data.rows[0]).toEqual({
      line: 2,
      cells: patientRow(1, { name: 'Zoë Sari' }),
      state: 'waiting',
      problems: [],
    })

    await desk.map(taken)
    await desk.until('checkImport', taken.id)
    const last = await desk.rows(taken.id, { page: '2', sort: '-line' })
    expect(last.body.data.rows.map(({ line }: { line: number }) => line)).toEqual([6, 5, 4, 3, 2])
    expect(last.body.data.rows.map(({ state }: { state: string }) => state)).toEqual([
      'valid',
      'valid',
      'valid',
      'invalid',
      'valid',
    ])
    const invalid = await desk.rows(taken.id, { state: 'invalid' })
    expect(invalid.body.data.count).toBe(1)
    expect(invalid.body.data.rows[0]?.problems).toEqual([
      { line: 3, field: 'sex', text: expect.stringContaining('Not known'), patient_id: null },
      { line: 3, field: 'date_of_birth', text: expect.stringContaining('17/05/1990'), patient_id: null },
    ])
    const indonesian = await desk.rows(taken.id, { state: 'invalid' }, { 'accept-language': 'id' })
    expect(indonesian.body.data.rows[0]?.problems[0]?.text).not.toContain('Not known')
    const found = await desk.rows(taken.id, { search: 'zoë' })
    expect(found.body.data.rows).toMatchObject([{ line: 2 }])
  })

  it('that were refused are what is left of them in the end', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(file)
    await desk.until('runImport', id)
    expect((await desk.rows(id)).body.data).toMatchObject({ count: 1, rows: [{ line: 3, state: 'invalid' }] })
    expect((await desk.rows(id, { state: 'created' })).body.data.rows).toEqual([])
  })

  it('are of no concern to another clinic, nor to who may not create one of the kind', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.take(file)
    expect((await (await openDesk(server)).rows(id)).status).toBe(404)
    const manager = await openDesk(server, undefined, 'manager_clinic')
    const services = await manager.take(Buffer.from('Kode;Nama;Kategori\nA;B;lab\n'), 'product')
    const token = await server.tokenOf(await server.makeUser(manager.clinic, 'front_office_clinic'))
    expect((await server.call('listImportRow', { token, path: { id: services.id } })).status).toBe(404)
  })
})
