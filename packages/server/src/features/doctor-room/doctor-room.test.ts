import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const server = await startTestServer({ now: () => new Date('2026-11-20T03:00:00Z') })
afterAll(() => server.close())

const hours = { starts: '08:00', ends: '12:00', room_id: null, slot_minutes: 30, quota: null, online_bookable: true }

async function openRooms() {
  const { clinic, token } = await openClinic(server)
  const doctor = {
    name: 'Ayu',
    name_prefix: 'drg.',
    name_suffix: '',
    nik: '3171065705900001',
    specialty: 'general',
    str_number: '',
    str_valid_until: null,
    sip_number: 'SIP-1',
    sip_valid_until: '2099-12-31',
    phone: '',
    email: '',
    color: 'blue',
    room_id: null,
    duration_minutes: 30,
    status: 'active',
  }
  const { id: doctor_id } = (await server.call('createDoctor', { token, body: doctor })).body.data
  const build = async (code: string, status = 'active') => {
    const body = {
      code,
      name: code,
      type: 'treatment',
      floor: '',
      chair_brand: '',
      chair_serial: '',
      note: '',
      status,
    }
    return (await server.call('createRoom', { token, body })).body.data.id
  }
  const work = async (date: string, overrides: object = {}) =>
    (await server.call('createDoctorShift', { token, body: { ...hours, doctor_id, date, ...overrides } })).body.data
  const allocate = (id: number, room_id: number | null, version = 1, as = token) =>
    server.call('allocateDoctorRoom', { token: as, path: { id }, body: { room_id, version } })
  const copy = (from: string, to: string) => server.call('copyDoctorRoom', { token, body: { from, to } })
  const rooms = async (from: string, until: string) => {
    const { shifts } = (await server.call('getDoctorSchedule', { token, query: { from, until } })).body.data
    return shifts.map(({ date, room_id, version }) => [date, room_id, version])
  }
  return { clinic, token, build, work, allocate, copy, rooms }
}

describe('the room of a shift', () => {
  it('is given and taken back by the manager, and by nobody who did not see the newest', async () => {
    const { clinic, build, work, allocate } = await openRooms()
    const [room, { id }] = [await build('T1'), await work('2026-11-23')]
    expect((await allocate(id, room)).body.data).toMatchObject({
      room_id: room,
      room_name: 'T1',
      is_exception: true,
      version: 2,
    })
    expect(await allocate(id, null)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect((await allocate(id, null, 2)).body.data).toMatchObject({ room_id: null, version: 3 })
    for (const role of ['front_office_clinic', 'doctor_clinic'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic, role))
      expect((await allocate(id, room, 3, token)).status).toBe(403)
    }
  })

  it('is one of the clinic and in use', async () => {
    const { build, work, allocate } = await openRooms()
    const { id } = await work('2026-11-23')
    const refused = (room_id: string) => ({ status: 422, body: { data: { fields: { room_id } } } })
    const other = await openRooms()
    expect(await allocate(id, await other.build('T1'))).toMatchObject(refused('This is not one of the choices'))
    expect(await allocate(id, await build('T1', 'inactive'))).toMatchObject(
      refused('This room is inactive. Choose another one, or leave it open'),
    )
    expect((await other.allocate(id, null)).status).toBe(404)
  })
})

describe('the rooms of a week', () => {
  it('are copied to the same shifts of another one, whichever of its days is named', async () => {
    const { build, work, copy, rooms } = await openRooms()
    const [one, two, gone] = [await build('T1'), await build('T2'), await build('T3')]
    await work('2026-11-23', { room_id: one })
    await work('2026-11-24', { room_id: gone })
    await work('2026-11-25')
    for (const date of ['2026-11-30', '2026-12-01']) await work(date)
    await work('2026-12-02', { room_id: two })
    await work('2026-12-03', { room_id: two })
    await server.database.updateTable('room').set({ status: 'inactive' }).where('id', '=', gone).execute()
    expect(await copy('2026-11-29', '2026-12-02')).toMatchObject({ status: 201, body: { data: { shifts: 1 } } })
    expect(await rooms('2026-11-30', '2026-12-06')).toEqual([
      ['2026-11-30', one, 2],
      ['2026-12-01', null, 1],
      ['2026-12-02', two, 1],
      ['2026-12-03', two, 1],
    ])
    expect((await copy('2026-11-29', '2026-12-02')).body.data).toEqual({ shifts: 0 })
  })

  it('are those of shifts at the same hours, not cancelled, and not begun', async () => {
    const { token, build, work, copy, rooms } = await openRooms()
    const room = await build('T1')
    await work('2026-11-20', { room_id: room, starts: '09:00', ends: '12:00' })
    await work('2026-11-27', { starts: '09:30' })
    const { id } = await work('2026-11-26', { room_id: room })
    await server.call('cancelDoctorShift', { token, path: { id }, body: { reason: 'x', version: 1 } })
    await work('2026-12-03')
    await copy('2026-11-20', '2026-11-27')
    await copy('2026-11-26', '2026-12-03')
    await copy('2026-11-27', '2026-11-20')
    expect(await rooms('2026-11-20', '2026-12-06')).toEqual([
      ['2026-11-20', room, 1],
      ['2026-11-26', room, 2],
      ['2026-11-27', null, 1],
      ['2026-12-03', null, 1],
    ])
  })

  it('are not copied to the week itself', async () => {
    const { copy } = await openRooms()
    expect(await copy('2026-11-23', '2026-11-29')).toMatchObject({
      status: 422,
      body: { data: { fields: { to: 'This is the same week: choose another one' } } },
    })
  })
})
