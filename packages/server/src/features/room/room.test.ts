import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const morning = new Date('2026-11-20T03:00:00Z')
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})

const melati = {
  code: 'T1',
  name: 'Melati',
  type: 'treatment',
  floor: '1',
  chair_brand: 'Belmont',
  chair_serial: 'BL-77',
  note: '',
  status: 'active',
}
const service = { starts_at: '2026-11-20T05:00:00.000Z', ends_at: '2026-11-20T09:00:00.000Z', reason: 'Servis' }

async function openRooms(of?: { company_id: number }) {
  const { clinic, token } = await openClinic(server, of && { company_id: of.company_id })
  const create = async (overrides: object = {}) =>
    (await server.call('createRoom', { token, body: { ...melati, ...overrides } })).body.data
  const plan = (id: number, overrides: object = {}) =>
    server.call('createRoomMaintenance', { token, path: { id }, body: { ...service, ...overrides } })
  const read = async (id: number) => (await server.call('getRoom', { token, path: { id } })).body.data
  const list = async (query: Record<string, string>) =>
    (await server.call('listRoom', { token, query })).body.data.rows.map(({ code }) => code)
  return { clinic, token, create, plan, read, list }
}

describe('room', () => {
  it('is found by any part of its code, name, floor and chair', async () => {
    const { create, list } = await openRooms()
    await create()
    await create({ code: 'R1', name: 'Radiologi', type: 'radiology', floor: '2', chair_brand: '', chair_serial: '' })
    expect(await list({})).toEqual(['R1', 'T1'])
    for (const search of ['t1', 'mela', 'belm', 'bl-77']) expect(await list({ search })).toEqual(['T1'])
    expect(await list({ type: 'radiology' })).toEqual(['R1'])
  })

  it('is stored as typed, without surrounding blanks', async () => {
    const { create } = await openRooms()
    const room = await create({ code: ' T1 ', note: ' Kursi kidal\n' })
    expect(room).toMatchObject({ ...melati, note: 'Kursi kidal', state: 'active', maintenance_until: null, version: 1 })
  })

  it('has a code that no other room of the clinic has, whatever its case and blanks', async () => {
    const { clinic, create, token } = await openRooms()
    const { id } = await create()
    const holders = { code: { kind: 'room', id, name: 'Melati' } }
    for (const code of ['t1', ' T1 ']) {
      const reply = await server.call('createRoom', { token, body: { ...melati, code } })
      expect(reply).toMatchObject({
        status: 422,
        body: { data: { fields: { code: 'Already used by Melati' }, holders } },
      })
    }
    const other = await create({ code: 'T2' })
    const change = { token, path: { id: other.id }, body: { ...melati, version: 1 } }
    expect((await server.call('updateRoom', change)).status).toBe(422)
    expect((await server.call('updateRoom', { ...change, path: { id } })).status).toBe(200)
    expect(await (await openRooms(clinic)).create()).toMatchObject({ code: 'T1' })
  })

  it.each([
    { field: 'code', value: ' ', problem: 'This is required' },
    { field: 'code', value: 'A'.repeat(21), problem: 'At most 20 characters' },
    { field: 'name', value: '', problem: 'This is required' },
    { field: 'type', value: 'garage', problem: 'This is not one of the choices' },
    { field: 'status', value: 'maintenance', problem: 'This is not one of the choices' },
    { field: 'state', value: 'active', problem: 'This field is not known' },
  ])('refuses $field "$value"', async ({ field, value, problem }) => {
    const { token } = await openRooms()
    const reply = await server.call('createRoom', { token, body: { ...melati, [field]: value } })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { [field]: problem } } } })
  })

  it('is changed with its newest version only', async () => {
    const { token, create } = await openRooms()
    const { id } = await create()
    const change = { token, path: { id }, body: { ...melati, name: 'Melati 2', status: 'inactive', version: 1 } }
    const { body } = await server.call('updateRoom', change)
    expect(body.data).toMatchObject({ name: 'Melati 2', state: 'inactive', version: 2 })
    const late = await server.call('updateRoom', change)
    expect(late).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  it('is read by those who work there and written by the manager', async () => {
    const { clinic, create } = await openRooms()
    const { id } = await create()
    for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic, role))
      expect((await server.call('getRoom', { token, path: { id } })).status).toBe(200)
      expect((await server.call('createRoom', { token, body: melati })).status).toBe(403)
      expect((await server.call('createRoomMaintenance', { token, path: { id }, body: service })).status).toBe(403)
    }
  })

  it('does not exist for another clinic, nor its maintenance', async () => {
    const { clinic, create, plan } = await openRooms()
    const { id } = await create()
    const window = (await plan(id)).body.data
    const { token, list } = await openRooms(clinic)
    const path = { id }
    expect((await server.call('getRoom', { token, path })).status).toBe(404)
    expect((await server.call('updateRoom', { token, path, body: { ...melati, version: 1 } })).status).toBe(404)
    expect((await server.call('listRoomMaintenance', { token, path })).status).toBe(404)
    expect((await server.call('createRoomMaintenance', { token, path, body: service })).status).toBe(404)
    const cancel = { token, path: { id: window.id }, body: { version: 1 } }
    expect((await server.call('cancelRoomMaintenance', cancel)).status).toBe(404)
    expect(await list({})).toEqual([])
  })
})

describe('the maintenance of a room', () => {
  it('makes its state while it runs, and no longer', async () => {
    const { create, plan, read, list } = await openRooms()
    const { id } = await create()
    await create({ code: 'T2' })
    await create({ code: 'T3', status: 'inactive' })
    expect(await plan(id)).toMatchObject({ status: 201, body: { data: { ...service, room_id: id, state: 'planned' } } })
    expect(await read(id)).toMatchObject({ state: 'active', maintenance_until: null })
    now = new Date(service.starts_at)
    expect(await read(id)).toMatchObject({ state: 'maintenance', maintenance_until: service.ends_at })
    expect(await list({ state: 'maintenance' })).toEqual(['T1'])
    expect(await list({ state: 'active' })).toEqual(['T2'])
    expect(await list({ state: 'inactive' })).toEqual(['T3'])
    now = new Date(service.ends_at)
    expect(await read(id)).toMatchObject({ state: 'active', maintenance_until: null })
  })

  it('is listed for its room, the latest first', async () => {
    const { token, create, plan } = await openRooms()
    const [{ id }, other] = [await create(), await create({ code: 'T2' })]
    await plan(id)
    await plan(id, { starts_at: service.ends_at, ends_at: '2026-11-20T11:00:00.000Z', reason: 'Lampu' })
    await plan(other.id)
    now = new Date('2026-11-20T10:00:00Z')
    const { body } = await server.call('listRoomMaintenance', { token, path: { id } })
    expect(body.data.rows).toMatchObject([
      { reason: 'Lampu', state: 'running' },
      { reason: 'Servis', state: 'past' },
    ])
  })

  it.each([
    [
      'inside another',
      { starts_at: '2026-11-20T06:00:00Z', ends_at: '2026-11-20T07:00:00Z' },
      { starts_at: 'The room has another maintenance at this time' },
    ],
    [
      'around another',
      { starts_at: '2026-11-20T04:00:00Z', ends_at: '2026-11-20T10:00:00Z' },
      { starts_at: 'The room has another maintenance at this time' },
    ],
    [
      'that ends before it begins',
      { ends_at: '2026-11-20T04:30:00Z' },
      { ends_at: 'This must be after the beginning' },
    ],
    [
      'that is past',
      { starts_at: '2026-11-20T01:00:00Z', ends_at: '2026-11-20T03:00:00Z' },
      { ends_at: 'This time is past' },
    ],
    ['that began days ago', { starts_at: '2026-11-18T01:00:00Z' }, { starts_at: 'At most a day back' }],
    ['with a mistyped year', { ends_at: '2062-11-20T09:00:00Z' }, { ends_at: 'At most a year; is the year right?' }],
  ])('is refused %s', async (_, input, fields) => {
    const { token, create, plan } = await openRooms()
    const { id } = await create()
    await plan(id)
    expect(await plan(id, input)).toMatchObject({ status: 422, body: { data: { fields } } })
    expect((await server.call('listRoomMaintenance', { token, path: { id } })).body.data.count).toBe(1)
  })

  it("is listed for all rooms to those who plan shifts, by the clinic's days, without cancelled ones and other clinics", async () => {
    const { clinic, create, plan, token } = await openRooms()
    const [melati, anggrek] = [await create(), await create({ code: 'T2', name: 'Anggrek' })]
    const late = { starts_at: '2026-11-20T18:00:00.000Z', ends_at: '2026-11-21T02:00:00.000Z', reason: 'Cat' }
    await plan(anggrek.id, late)
    await plan(melati.id)
    const gone = (await plan(melati.id, { starts_at: '2026-11-20T10:00:00.000Z', ends_at: '2026-11-20T11:00:00.000Z' }))
      .body.data
    await server.call('cancelRoomMaintenance', { token, path: { id: gone.id }, body: { version: gone.version } })
    const other = await openRooms(clinic)
    await other.plan((await other.create()).id)
    const on = async (from: string, until: string) =>
      (await server.call('listMaintenanceWindow', { token, query: { from, until } })).body.data.rows
    expect(await on('2026-11-20', '2026-11-21')).toEqual([
      { ...service, id: expect.any(Number), room_id: melati.id, room_name: 'Melati' },
      { ...late, id: expect.any(Number), room_id: anggrek.id, room_name: 'Anggrek' },
    ])
    // one at night in Jakarta: of the day after only
    expect((await on('2026-11-20', '2026-11-20')).map(({ room_id }: { room_id: number }) => room_id)).toEqual([
      melati.id,
    ])
    expect((await on('2026-11-21', '2026-11-21')).map(({ room_id }: { room_id: number }) => room_id)).toEqual([
      anggrek.id,
    ])
  })

  it('needs a reason', async () => {
    const { create, plan } = await openRooms()
    const { id } = await create()
    expect(await plan(id, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { data: { fields: { reason: 'This is required' } } },
    })
  })

  it('is planned once by ten at the same time', async () => {
    const { create, plan } = await openRooms()
    const { id } = await create()
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => plan(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
  })

  it('that was cancelled leaves its time to another', async () => {
    const { token, create, plan, read } = await openRooms()
    const { id } = await create()
    const window = (await plan(id)).body.data
    const cancel = { token, path: { id: window.id }, body: { version: 1 } }
    expect(await server.call('cancelRoomMaintenance', cancel)).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled', version: 2 } },
    })
    now = new Date(service.starts_at)
    expect(await read(id)).toMatchObject({ state: 'active' })
    now = morning
    expect((await plan(id)).status).toBe(201)
    expect((await server.call('cancelRoomMaintenance', cancel)).status).toBe(409)
    const again = await server.call('cancelRoomMaintenance', { ...cancel, body: { version: 2 } })
    expect(again).toMatchObject({ status: 409, body: { msg: 'This maintenance is over or cancelled already.' } })
  })

  it('that runs ends when it is cancelled', async () => {
    const { token, create, plan, read } = await openRooms()
    const { id } = await create()
    const window = (await plan(id)).body.data
    now = new Date('2026-11-20T06:00:00.000Z')
    const reply = await server.call('cancelRoomMaintenance', { token, path: { id: window.id }, body: { version: 1 } })
    expect(reply.body.data).toMatchObject({ state: 'past', ends_at: now.toISOString() })
    expect(await read(id)).toMatchObject({ state: 'active' })
  })
})
