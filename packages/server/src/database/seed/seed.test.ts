import { groupOfDocument } from '@clinic/core/patient-document'
import { contractState } from '@clinic/core/payor'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { isEmpty } from '../prepare'
import type { Database } from '../schema'
import { seedDemo } from './seed'
import { manager, now, today } from './testing/demo'
import { provesMoney } from './testing/money'
import { provesMouths } from './testing/mouths'
import { provesPeople } from './testing/people'
import { provesPeriodontalCharts } from './testing/periodontal'
import { provesQueue } from './testing/queue'
import { provesStock } from './testing/stock'

// Seeding takes seconds: what the files in testing/ prove they prove of one clinic.
describe('the demo clinic', async () => {
  const server = await startTestServer({ now: () => now })
  beforeAll(() => seedDemo(server.database, { today, now }))
  afterAll(() => server.close())

  it('is seeded into an empty database only', async () => {
    const empty = await startTestServer()
    expect(await isEmpty(empty.database)).toBe(true)
    expect(await isEmpty(server.database)).toBe(false)
    await empty.close()
  })

  it('has payors whose contracts are in every state, and a plan under one that has ended', async () => {
    const stored = await server.database.selectFrom('payor').selectAll().execute()
    const stateOf = ({ contract_from: from, contract_until: until }: (typeof stored)[number]) =>
      contractState({ from, until }, today)
    expect(new Set(stored.map(stateOf))).toEqual(new Set(['none', 'upcoming', 'current', 'ending', 'expired']))
    const plans = await server.database.selectFrom('insurance').select(['payor_id', 'coverage_rules']).execute()
    const ended = stored.filter((payor) => stateOf(payor) === 'expired').map(({ id }) => id)
    expect(plans.some(({ payor_id }) => ended.includes(payor_id))).toBe(true)
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['active', 'inactive']))
  })

  it('has a photo of everybody who works there and of most patients, in both sizes and no two alike', async () => {
    const photos = await server.database
      .selectFrom('photo')
      .selectAll()
      .where('patient_document_id', 'is', null)
      .execute()
    for (const table of ['doctor', 'staff'] as const) {
      const workers = await server.database
        .selectFrom(table as 'doctor')
        .select('id')
        .execute()
      const pictured = photos.flatMap((photo) => photo[`${table}_id`] ?? [])
      expect(pictured.sort(), table).toEqual(workers.map(({ id }) => id).sort())
    }
    const ofPatients = photos.filter(({ patient_id }) => patient_id !== null)
    expect(ofPatients.length).toBeGreaterThan(60)
    expect(ofPatients.length).toBeLessThan(80)
    for (const { small, large } of photos) {
      expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
    }
    // one dentist works in both clinics
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length - 1)
  })

  it('has files of every group, several of one grown-up patient', async () => {
    const files = await server.database
      .selectFrom('patient_document as file')
      .innerJoin('photo', (join) =>
        join
          .onRef('photo.company_id', '=', 'file.company_id')
          .onRef('photo.clinic_id', '=', 'file.clinic_id')
          .onRef('photo.patient_document_id', '=', 'file.id'),
      )
      .innerJoin('patient', (join) =>
        join
          .onRef('patient.company_id', '=', 'file.company_id')
          .onRef('patient.clinic_id', '=', 'file.clinic_id')
          .onRef('patient.id', '=', 'file.patient_id'),
      )
      .select(['file.clinic_id', 'file.patient_id', 'file.kind', 'file.width', 'file.height', 'file.taken_on'])
      .select(['patient.date_of_birth', 'photo.large'])
      .execute()
    for (const { width, height, large, date_of_birth, taken_on } of files) {
      expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(Number(taken_on.slice(0, 4)) - Number(date_of_birth.slice(0, 4))).toBeGreaterThan(17)
    }
    for (const clinic of new Set(files.map(({ clinic_id }) => clinic_id))) {
      const of = files.filter(({ clinic_id }) => clinic_id === clinic)
      expect(new Set(of.map(({ kind }) => groupOfDocument(kind)))).toEqual(new Set(['radiograph', 'photo', 'paper']))
      const countOf = (patient: number) => of.filter(({ patient_id }) => patient_id === patient).length
      expect(Math.max(...of.map(({ patient_id }) => countOf(patient_id)))).toBe(5)
    }
    expect(files.length).toBeGreaterThan(5)
  })

  it('draws SVG, and refuses it still where it is sent', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const { id } = (await server.call('listDoctor', { token })).body.data.rows[0] ?? { id: 0 }
    const { status, body } = await server.call('setDoctorPhoto', {
      token,
      path: { id },
      body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'),
      headers: { 'content-type': 'image/png' },
    })
    expect({ status, msg: body.msg }).toEqual({
      status: 422,
      msg: expect.stringContaining('not a picture we can read'),
    })
  })

  it('is the same wherever it is seeded', { timeout: patience }, async () => {
    const other = await startTestServer()
    await seedDemo(other.database, { today, now })
    const people = (database: Database) =>
      database
        .selectFrom('patient')
        .select(['record_number', 'search', 'date_of_birth', 'address', 'created_at'])
        .orderBy('id')
        .execute()
    const registrations = (database: Database) =>
      database.selectFrom('registration').select(['code', 'state', 'patient', 'submitted_at']).orderBy('id').execute()
    expect(await people(other.database)).toEqual(await people(server.database))
    expect(await registrations(other.database)).toEqual(await registrations(server.database))
    const photos = (database: Database) => database.selectFrom('photo').select('name').orderBy('name').execute()
    expect(await photos(other.database)).toEqual(await photos(server.database))
    await other.close()
  })

  provesPeople(server)
  provesQueue(server)
  provesStock(server)
  provesMoney(server)
  provesMouths(server)
  provesPeriodontalCharts(server)
})
