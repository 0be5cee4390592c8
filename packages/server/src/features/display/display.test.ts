import type { Schema } from '@clinic/api'
import { valuesOf } from '@clinic/core/values'
import { visitStates } from '@clinic/core/visit'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function openClinic() {
  const world = await openWorld(server, await server.makeClinic())
  const { clinic } = world
  const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic', { displayname: 'Rani Putri' }))
  const create = async (body: Partial<Schema<'DisplayInput'>> = {}) =>
    server.call('createDisplay', { token, body: { name: 'Ruang tunggu', language: 'id', ...body } })
  const listed = async (): Promise<Schema<'Display'>[]> => (await server.call('listDisplay', { token })).body.data.rows
  const revoke = (id: number, by = token) => server.call('revokeDisplay', { token: by, path: { id } })
  const show = (secret: string, headers = {}) => server.call('showDisplay', { body: { token: secret }, headers })
  const { display, token: link } = (await create()).body.data
  const queue = async (): Promise<Schema<'DisplayQueue'>> => {
    const reply = await show(link)
    expect(reply).toMatchObject({ status: 200 })
    return reply.body.data
  }
  const room = async (name: string) => {
    const { id } = await addRoom(world)
    await server.database
      .updateTable('room')
      .set({ name })
      .where((eb) => eb.and({ company_id: clinic.company_id, clinic_id: clinic.clinic_id, id }))
      .execute()
    return id
  }
  return { world, clinic, token, create, listed, revoke, show, display, link, queue, room }
}

describe('the manager', () => {
  it('creates a display and is told its link once; the database has only its hash, the audit nothing of it', async () => {
    const { clinic, create, listed } = await openClinic()
    const { status, body } = await create({ name: ' Lobi ', language: 'en' })
    expect(status).toBe(200)
    const { display, token } = body.data
    expect(token).toMatch(/^[a-hj-np-z2-9]{26}$/)
    expect(display).toEqual({
      id: display.id,
      name: 'Lobi',
      language: 'en',
      created_at: morning.toISOString(),
      created_by: 'Rani Putri',
      revoked_at: null,
      revoked_by: null,
    })
    expect((await listed())[0]).toEqual(display)
    const rows = await server.database
      .selectFrom('display')
      .selectAll()
      .where('company_id', '=', clinic.company_id)
      .execute()
    const events = await server.eventsOf(clinic)
    expect(events.at(-1)).toMatchObject({ action: 'create', object: 'display', object_id: display.id })
    expect(JSON.stringify([rows, events])).not.toContain(token)
  })

  it('creates links that differ', async () => {
    const { create } = await openClinic()
    const links = await Promise.all([create(), create(), create()])
    expect(new Set(links.map(({ body }) => body.data.token)).size).toBe(3)
  })

  it('has at most 20 in use, also when two are created at once; a revoked one makes room', async () => {
    const { create, listed, revoke, display } = await openClinic()
    for (let count = 1; count < 19; count += 1) await create()
    const both = await Promise.all([create(), create()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await create()).body.msg).toContain('20')
    await revoke(display.id)
    expect((await create()).status).toBe(200)
    expect(await listed()).toHaveLength(21)
  })

  it('revokes a display once; again changes nothing and is no event', async () => {
    const { clinic, revoke, display, listed, show, link } = await openClinic()
    later(5)
    const revoked = { ...display, revoked_at: now.toISOString(), revoked_by: 'Rani Putri' }
    expect(await revoke(display.id)).toMatchObject({ status: 200, body: { data: revoked } })
    later(5)
    expect((await revoke(display.id)).body.data).toEqual(revoked)
    expect(await listed()).toEqual([revoked])
    const actions = (await server.changesOf(clinic)).map(({ action, object }) => `${action} ${object}`)
    expect(actions).toEqual(['create display', 'revoke display'])
    expect(await show(link)).toMatchObject({ status: 404 })
  })

  it('cannot make a revoked link valid again, not even in the database', async () => {
    const { clinic, revoke, display } = await openClinic()
    await revoke(display.id)
    const { company_id, clinic_id } = clinic
    const undo = server.database
      .updateTable('display')
      .set({ revoked_at: null, revoked_by: null })
      .where((eb) => eb.and({ company_id, clinic_id, id: display.id }))
      .execute()
    await expect(undo).rejects.toThrow()
  })

  it('sees and revokes none of another clinic', async () => {
    const [own, other] = [await openClinic(), await openClinic()]
    expect(await own.revoke(other.display.id)).toMatchObject({ status: 404 })
    expect((await own.listed()).map(({ id }) => id)).toEqual([own.display.id])
    expect(await other.show(other.link)).toMatchObject({ status: 200 })
  })
})

describe('a display', () => {
  it('shows clinic, numbers, rooms and times, and not one key more', async () => {
    const { world, clinic, queue, room } = await openClinic()
    const { id: patient_id, first_name, phone } = await world.addPatient({ first_name: 'Wulandari' })
    const chair = await room('Kursi 1')
    await addVisit(world, { patient_id, state: 'called', room_id: chair })
    later(1)
    await addVisit(world, { state: 'in_practice', room_id: chair })
    for (let count = 0; count < 4; count += 1) await addVisit(world)
    const shown = await queue()
    const { name } = await server.database
      .selectFrom('clinic')
      .select('name')
      .where('company_id', '=', clinic.company_id)
      .executeTakeFirstOrThrow()
    expect(shown).toEqual({
      clinic: name,
      language: 'id',
      time_zone: 'Asia/Jakarta',
      now: now.toISOString(),
      called: [{ number: 1, room: 'Kursi 1', since: morning.toISOString() }],
      inside: [{ number: 2, room: 'Kursi 1', since: now.toISOString() }],
      next: [3, 4, 5],
      waiting: 4,
    })
    for (const secret of [first_name, phone]) expect(JSON.stringify(shown)).not.toContain(secret)
  })

  it('has the latest call first, and no room for who is called to the desk', async () => {
    const { world, queue, room } = await openClinic()
    const chair = await room('Kursi 1')
    await addVisit(world, { state: 'called', room_id: chair })
    later(1)
    await addVisit(world, { state: 'called' })
    expect((await queue()).called.map(({ number, room }) => [number, room])).toEqual([
      [2, null],
      [1, 'Kursi 1'],
    ])
  })

  it('has one number in a room, the latest, and rooms by their numbers', async () => {
    const { world, queue, room } = await openClinic()
    const [tenth, second] = [await room('Kursi 10'), await room('Kursi 2')]
    await addVisit(world, { state: 'paused', room_id: tenth })
    await addVisit(world, { state: 'ready', room_id: second })
    await addVisit(world, { state: 'in_vitals' })
    later(1)
    await addVisit(world, { state: 'in_practice', room_id: tenth })
    expect((await queue()).inside.map(({ number, room }) => [number, room])).toEqual([
      [2, 'Kursi 2'],
      [4, 'Kursi 10'],
    ])
  })

  it('names who is next in the order of the queue: emergencies, then by position', async () => {
    const { world, clinic, queue } = await openClinic()
    const visits = [await addVisit(world), await addVisit(world), await addVisit(world)]
    const { company_id } = clinic
    const set = (id: number | undefined, values: { position?: number; origin?: 'emergency' }) =>
      server.database
        .updateTable('visit')
        .set(values)
        .where((eb) => eb.and({ company_id, id: id ?? 0 }))
        .execute()
    await set(visits[0]?.id, { position: 9 })
    expect((await queue()).next).toEqual([2, 3, 1])
    await set(visits[2]?.id, { origin: 'emergency' })
    expect((await queue()).next).toEqual([3, 2, 1])
  })

  it('shows a visit exactly while it is not over', async () => {
    for (const state of valuesOf(visitStates)) {
      const { world, queue, room } = await openClinic()
      await addVisit(world, { state, room_id: await room('Kursi 1') })
      const { called, inside, next } = await queue()
      const shows = ['waiting', 'called', 'in_vitals', 'ready', 'in_practice', 'paused'].includes(state)
      expect({ state, count: called.length + inside.length + next.length }).toEqual({ state, count: shows ? 1 : 0 })
    }
  })

  it('forgets at midnight of the clinic who was not brought to an end', async () => {
    const { world, queue } = await openClinic()
    await addVisit(world)
    now = new Date('2026-11-23T16:59:59Z')
    expect((await queue()).next).toEqual([1])
    later(1)
    expect(await queue()).toMatchObject({ called: [], inside: [], next: [], waiting: 0 })
  })

  it('shows the queue of its own clinic only', async () => {
    const [own, other] = [await openClinic(), await openClinic()]
    await addVisit(other.world)
    expect((await own.queue()).waiting).toBe(0)
    const sister = await openWorld(server, await server.makeClinic({ company_id: own.clinic.company_id }))
    await addVisit(sister)
    expect((await own.queue()).waiting).toBe(0)
  })

  it('is answered alike whether its link is unknown or revoked, in its language', async () => {
    const { show, revoke, display, link } = await openClinic()
    await revoke(display.id)
    const headers = { 'accept-language': 'id' }
    const [ended, unknown] = [await show(link, headers), await show('a'.repeat(26), headers)]
    expect(ended).toMatchObject({ status: 404, body: { status: 'failed' } })
    expect(ended.body.msg).toContain('dicabut')
    expect(unknown.body).toEqual(ended.body)
    expect(await show('A token')).toMatchObject({ status: 400 })
  })

  it('is refused after 600 requests of its address in a minute, and is answered in the next', async () => {
    const busy = await startTestServer({ now: () => now })
    const ask = (token: string) => busy.call('showDisplay', { body: { token } })
    for (let count = 0; count < 600; count += 1) await ask('a'.repeat(26))
    expect(await ask('b'.repeat(26))).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    now = new Date(now.getTime() - 120_000)
    expect(await ask('b'.repeat(26))).toMatchObject({ status: 404 })
    later(1)
    expect(await ask('b'.repeat(26))).toMatchObject({ status: 404 })
    await busy.close()
  })
})
