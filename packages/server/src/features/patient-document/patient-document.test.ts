import { randomBytes, randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { movingPng, pictureBomb } from '../../testing/broken-pictures'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addDocument } from '../../testing/sample-calls/patient/patient-document'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

type Document = Schema<'PatientDocument'>
type Sent = Partial<{ body: Buffer; headers: Record<string, string>; token: string; id: number }>

async function openChair() {
  const world = await openWorld(server)
  const dentist = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
  const patient = await world.addPatient({ date_of_birth: '2015-03-04' })
  const today = clinicTime(world.now().getTime(), 'Asia/Jakarta').date
  const add = (query: object = {}, { body = panorama, headers = {}, token = dentist, id = patient.id }: Sent = {}) =>
    server.call('addPatientDocument', {
      token,
      path: { id },
      query: { kind: 'panoramic', taken_on: today, ...query },
      body,
      headers,
    })
  return {
    world,
    dentist,
    patient,
    today,
    add,
    added: async (query: object = {}): Promise<Document> => (await add(query)).body.data,
    list: async (query = {}, token = dentist) =>
      (await server.call('listPatientDocument', { token, path: { id: patient.id }, query })).body.data,
    photo: ({ id }: { id: number }, size: 'small' | 'large') =>
      server.call('getPatientDocumentPhoto', { token: dentist, path: { id }, query: { size } }),
    update: ({ id, version, kind, taken_on, teeth, remark }: Document, said: object = {}) =>
      server.call('updatePatientDocument', {
        token: dentist,
        path: { id },
        body: { kind, taken_on, teeth, remark, version, ...said },
      }),
    remove: ({ id, version }: Pick<Document, 'id' | 'version'>, reason = 'Pasien lain') =>
      server.call('removePatientDocument', { token: dentist, path: { id }, body: { reason, version } }),
  }
}

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'gray' } }).jpeg({ quality: 5 })
const panorama = await gray(3000, 1500)
  .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
  .toBuffer()
const [moving, narrow] = await Promise.all([movingPng(), gray(95, 300).toBuffer()])

describe('a picture or paper of a patient', () => {
  it('keeps its proportions in two sizes, and nothing of the camera', async () => {
    const { patient, today, added, photo } = await openChair()
    const document = await added({ teeth: '46,47', remark: ' Sebelum PSA ' })
    expect(document).toMatchObject({
      patient_id: patient.id,
      visit_id: null,
      kind: 'panoramic',
      taken_on: today,
      teeth: ['46', '47'],
      remark: 'Sebelum PSA',
      width: 2400,
      height: 1200,
      state: 'kept',
      removed: null,
      photo: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    const sizes = { large: { width: 2400, height: 1200 }, small: { width: 320, height: 160 } }
    for (const size of ['large', 'small'] as const) {
      const { status, bytes } = await photo(document, size)
      expect(status).toBe(200)
      expect(bytes.includes('Kamera Rahasia')).toBe(false)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...sizes[size] })
    }
  })

  it('is stored however full of detail it is', async () => {
    const { add } = await openChair()
    const body = await sharp(randomBytes(2400 * 2400 * 3), { raw: { width: 2400, height: 2400, channels: 3 } })
      .jpeg({ quality: 55 })
      .toBuffer()
    expect((await add({}, { body })).status).toBe(201)
  })

  it('belongs to the visit of today, not to one entered in error or of another day', async () => {
    const { world, patient, added } = await openChair()
    const visit = await addVisit(world, { patient_id: patient.id })
    expect(await added()).toMatchObject({ visit_id: visit.id })
    await sql`update visit set queue_date = queue_date - 1 where company_id = ${world.clinic.company_id}`.execute(
      world.database,
    )
    expect(await added()).toMatchObject({ visit_id: null })
  })

  it('is stored once when it is sent again', async () => {
    const { add, list } = await openChair()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await add({}, { headers }), await add({}, { headers })]
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect((await list()).count).toBe(1)
  })

  it.each<[string, Record<string, string>, string]>([
    ['of tomorrow', { taken_on: '2999-01-01' }, 'taken_on'],
    ['before the patient was born', { taken_on: '2015-03-03' }, 'taken_on'],
    ['of a tooth there is not', { teeth: '46,49' }, 'teeth'],
  ])('is refused: %s', async (_, query, field) => {
    const { add, list } = await openChair()
    const { status, body } = await add(query)
    expect({ status, fields: Object.keys(body.data.fields ?? {}) }).toEqual({ status: 422, fields: [field] })
    expect((await list()).count).toBe(0)
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['cut off', panorama.subarray(0, 2000)],
    ['a moving picture', moving],
    ['a bomb', pictureBomb(9000)],
    ['too small', narrow],
  ])('is refused when it is %s, and nothing is stored', async (_, body: Buffer) => {
    const { add, list } = await openChair()
    const { status } = await add({}, { body })
    expect(status).toBe(422)
    expect((await list()).count).toBe(0)
  })

  it('is refused for a patient who was merged or is of another clinic', async () => {
    const { world, patient, add } = await openChair()
    const other = await openWorld(server)
    expect((await add({}, { id: (await other.addPatient()).id })).status).toBe(404)
    const { id: survivor } = await world.addPatient()
    await sql`update patient set status = 'merged', merged_into = ${survivor}
      where company_id = ${world.clinic.company_id} and id = ${patient.id}`.execute(world.database)
    expect((await add()).status).toBe(409)
  })

  it('is listed by day, the latest first, and found by group and tooth', async () => {
    const { world, patient, list } = await openChair()
    const file = (kind: Schema<'DocumentKind'>, taken_on: string, teeth: Schema<'Tooth'>[] = []) =>
      addDocument(world, { patient_id: patient.id, kind, taken_on, teeth })
    const bitewing = await file('bitewing', '2026-01-02', ['46', '47'])
    const photo = await file('intraoral', '2026-03-01', ['11'])
    const letter = await file('letter', '2026-02-01')
    const idsOf = async (query = {}) => (await list(query)).rows.map(({ id }: Document) => id)
    expect(await idsOf()).toEqual([photo.id, letter.id, bitewing.id])
    expect(await idsOf({ group: 'radiograph' })).toEqual([bitewing.id])
    expect(await idsOf({ group: 'photo' })).toEqual([photo.id])
    expect(await idsOf({ tooth: '47' })).toEqual([bitewing.id])
    expect(await idsOf({ tooth: '47', group: 'paper' })).toEqual([])
    expect(await idsOf({ rowPerPage: 10, page: 2 })).toEqual([])
  })

  it('says what it shows, and keeps what somebody else said first', async () => {
    const { added, update } = await openChair()
    const document = await added()
    const said = { kind: 'periapical', taken_on: '2026-01-05', teeth: ['36'], remark: '  Sebelum PSA ' }
    const changed = await update(document, said)
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { ...said, remark: 'Sebelum PSA', photo: document.photo, version: 2 } },
    })
    expect(await update(document, { remark: 'Lain' })).toMatchObject({
      status: 409,
      body: { data: { current: { remark: 'Sebelum PSA' } } },
    })
    expect((await update(changed.body.data, { taken_on: '2999-01-01' })).body.data.fields).toHaveProperty('taken_on')
    expect((await update(changed.body.data, { teeth: ['99'] })).status).toBe(400)
  })

  it('is removed with its picture; that it was there, and why it went, stays', async () => {
    const { world, added, remove, photo, update, list } = await openChair()
    const document = await added()
    expect((await remove({ ...document, version: 7 })).status).toBe(409)
    expect((await remove(document, '  ')).status).toBe(400)
    const removed = await remove(document, ' Pasien lain ')
    expect(removed).toMatchObject({
      status: 200,
      body: { data: { state: 'removed', photo: null, removed: { reason: 'Pasien lain', by: expect.any(String) } } },
    })
    const { rows } = await sql`select from photo where company_id = ${world.clinic.company_id}
      and patient_document_id = ${document.id}`.execute(world.database)
    expect(rows).toEqual([])
    expect((await photo(document, 'small')).status).toBe(404)
    expect((await remove(removed.body.data)).status).toBe(409)
    expect((await update(removed.body.data)).status).toBe(409)
    expect((await list()).rows).toMatchObject([{ state: 'removed' }])
    const [event] = (await server.changesOf(world.clinic)).filter(({ action }) => action === 'remove')
    expect(event).toMatchObject({ object: 'patient_document', object_id: document.id, reason: 'Pasien lain' })
  })
})
