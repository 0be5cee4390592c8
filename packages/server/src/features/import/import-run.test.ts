import { importKinds } from '@clinic/core/import'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { patientInput } from '../../testing/patient-input'
import { csv, headings, nik, openDesk, patientRow, patients } from './import-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-22T03:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

describe('a run', () => {
  it('creates valid rows like the desk, one event each', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(
      csv(headings, patientRow(1), patientRow(2, { born: '?' }), patientRow(3, { name: '=1+1' })),
    )
    const done = await desk.until('runImport', id)
    expect(done).toMatchObject({ state: 'done', created_count: 2, invalid_count: 1, sample: [] })
    const { rows } = await desk.list({ sort: 'record_number' })
    expect(rows).toMatchObject([
      {
        first_name: 'Pasien',
        last_name: '1',
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
    expect(staged).toEqual([{ state: 'invalid' }])
  })

  it('of two windows at once, cancelled or gone on with, makes nobody twice', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(patients(600))
    const both = await Promise.all([desk.step('runImport', id), desk.step('runImport', id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.get(id)).toMatchObject({ state: 'running', created_count: 500 })
    expect(await desk.until('runImport', id)).toMatchObject({ state: 'done', created_count: 600, invalid_count: 0 })
    expect((await desk.list()).count).toBe(600)
    expect((await desk.step('runImport', id)).status).toBe(409)

    const again = await desk.checked(patients(300, 550))
    expect(again).toMatchObject({ row_count: 300, invalid_count: 51 })
  })

  it('that is cancelled keeps the created rows, and names them', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(patients(300))
    await desk.step('runImport', id)
    expect((await desk.step('cancelImport', id)).body.data).toMatchObject({
      state: 'cancelled',
      created_count: 250,
      row_count: 300,
    })
    for (const operation of ['checkImport', 'runImport', 'cancelImport'] as const)
      expect((await desk.step(operation, id)).status).toBe(409)
    expect((await desk.list()).count).toBe(250)
    const rest = await desk.checked(patients(300))
    expect(rest).toMatchObject({ checked_count: 300, invalid_count: 250 })
    expect(await desk.until('runImport', rest.id)).toMatchObject({ created_count: 50 })
    expect((await desk.list()).count).toBe(300)
  })

  it('refuses a row whose key was taken in the meantime, and continues', async () => {
    const desk = await openDesk(server)
    const { id } = await desk.checked(patients(3))
    await server.call('createPatient', { token: desk.token, body: patientInput({ identity_number: nik(2) }) })
    expect(await desk.until('runImport', id)).toMatchObject({ created_count: 2, invalid_count: 1 })
  })

  it('that had to take rows back records each of them once', async () => {
    const desk = await openDesk(server, undefined, 'manager_clinic')
    const services = (...codes: string[]) =>
      csv(['Kode', 'Nama', 'Kategori', 'Tarif'], ...codes.map((code) => [code, 'Tambal', 'Konservasi', '1000']))
    const [all, one] = [
      await desk.checked(services('A', 'B', 'C', 'D', 'E'), { kind: 'product' }),
      await desk.checked(services('D'), { kind: 'product' }),
    ]
    await desk.until('runImport', one.id)
    expect(await desk.until('runImport', all.id)).toMatchObject({ created_count: 4, invalid_count: 1 })
    const { rows } = (await server.call('listProduct', { token: desk.token, query: { sort: 'code' } })).body.data
    const created = (await server.changesOf(desk.clinic)).filter(({ object }) => object === 'product')
    expect(created.map(({ object_id }) => object_id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  it('comes after the check, and the check after the columns', async () => {
    const desk = await openDesk(server)
    const taken = await desk.take(patients(1))
    expect((await desk.step('checkImport', taken.id)).status).toBe(409)
    expect((await desk.step('runImport', taken.id)).status).toBe(409)
    await desk.map(taken)
    expect((await desk.step('runImport', taken.id)).status).toBe(409)
  })
})

describe('the rows that were refused', () => {
  it('come as a table that is mended and sent again', async () => {
    const desk = await openDesk(server)
    const default_values = [{ field: 'identity_reason', text: '-' }]
    const file = csv(
      headings,
      patientRow(1),
      patientRow(2, { name: '=HYPERLINK("x";"y")', born: '?', phone: '+62811111111' }).map((cell) =>
        cell?.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
      ),
    )
    const { id } = await desk.checked(file, { default_values })
    const reply = await desk.problems(id, { 'accept-language': 'id' })
    expect(reply.headers['content-type']).toMatch(/^text\/csv/)
    const text = reply.bytes.toString('utf8')
    expect(text).toBe(
      `\ufeff${headings.join(';')};Baris;Masalah\r\n"'=HYPERLINK(""x"";""y"")";P;?;'+62811111111;${nik(2)};Bambang;081298765432;3;Tgl Lahir: Tidak terbaca sebagai tanggal: tulis seperti 17/05/1990\r\n`,
    )
    const mended = await desk.checked(Buffer.from(text.replace(';?;', ';1/2/1990;')), { default_values })
    expect(mended).toMatchObject({ row_count: 1, invalid_count: 0 })
    await desk.until('runImport', mended.id)
    expect((await desk.list()).rows).toMatchObject([{ first_name: '=HYPERLINK("x";"y")', phone: '+62811111111' }])
  })
})

describe('services and dentists', () => {
  it('are of the manager', async () => {
    const desk = await openDesk(server)
    expect((await desk.send(patients(1), 'product')).status).toBe(403)
    expect((await desk.send(patients(1), 'doctor')).status).toBe(403)
    const manager = await server.tokenOf(await server.makeUser(desk.clinic, 'manager_clinic'))
    const { body } = await server.call('createImport', {
      token: manager,
      body: Buffer.from('Kode;Nama;Kategori\nA;B;C'),
      query: { kind: 'product', file_name: 'a.csv' },
    })
    const path = { id: body.data.id }
    expect((await server.call('getImport', { token: desk.token, path })).status).toBe(404)
    expect((await server.call('listImport', { token: desk.token })).body.data.count).toBe(0)
    const listed = await server.call('listImport', { token: manager })
    expect(listed.body.msg).toBe('Done')
    expect(listed.body.data.rows).toMatchObject([{ id: path.id, file_name: 'a.csv' }])
  })

  it('of services keep their prices, and a code is one', async () => {
    const desk = await openDesk(server, undefined, 'manager_clinic')
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
    const desk = await openDesk(server, undefined, 'manager_clinic')
    const file = csv(
      ['Nama', 'NIK', 'Spesialisasi', 'No SIP', 'SIP berlaku sampai', 'HP'],
      ['drg. Sari Dewi, Sp.KG', nik(1), 'Konservasi', 'SIP/1', '31 Des 2027', '0812345678'],
    )
    const { id } = await desk.checked(file, { kind: 'doctor' })
    expect(await desk.until('runImport', id)).toMatchObject({ created_count: 1 })
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
      for (const { field } of importKinds[kind].columns.filter(({ parts }) => parts === undefined))
        expect({ ...fieldsOf[kind].properties, ...schemas.Address.properties }).toHaveProperty([
          field.replace('address.', ''),
        ])
  })
})
