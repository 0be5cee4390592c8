import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openRooms } from './doctor-room-fixture'

const server = await startTestServer({ now: () => new Date('2026-11-20T03:00:00Z') })
afterAll(() => server.close())

describe('the room of a shift', () => {
  it('is given and taken back by the manager, and by nobody who did not see the newest', async () => {
    const { clinic, build, work, allocate } = await openRooms(server)
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
    const { build, work, allocate } = await openRooms(server)
    const { id } = await work('2026-11-23')
    const refused = (room_id: string) => ({ status: 422, body: { data: { fields: { room_id } } } })
    const other = await openRooms(server)
    expect(await allocate(id, await other.build('T1'))).toMatchObject(refused('This is not one of the choices'))
    expect(await allocate(id, await build('T1', 'inactive'))).toMatchObject(
      refused('This room is inactive. Choose another one, or leave it open'),
    )
    expect((await other.allocate(id, null)).status).toBe(404)
  })
})
