import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'
import { openWorld } from '../testing/sample-world'

let time = new Date('2026-11-23T02:00:00Z').getTime()
const server = await startTestServer({ now: () => new Date(time), readings: { mostPeople: 30, mostExported: 50 } })
afterAll(() => server.close())

async function openDesk(patients = 40) {
  const world = await openWorld(server)
  const people: Schema<'Patient'>[] = []
  for (let index = 0; index < patients; index += 1) people.push(await world.addPatient())
  const token = await server.tokenOf(world.user)
  const read = async (index: number) => server.call('getPatient', { token, path: { id: people[index]?.id ?? 0 } })
  const list = (page: number) => server.call('listPatient', { token, query: { page: String(page), rowPerPage: '10' } })
  return { ...world, token, people, read, list }
}

// Seen to fail: without `check` before the use case.
describe('an account', () => {
  it('sees so many different people and no more, until ten minutes have passed', async () => {
    const { list, read, token, people, events } = await openLimited()
    for (const page of [1, 2, 3]) expect((await list(page)).status).toBe(200)
    const { status, headers, body } = await list(4)
    expect([status, body.status]).toEqual([429, 'failed'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(590)
    expect((await read(0)).status).toBe(429)
    const { id, version } = people[0] ?? { id: 0, version: 0 }
    // a 409 would show the patient too
    const stale = await server.call('updatePatient', {
      token,
      path: { id },
      body: { ...people[0], version: version + 1 },
    })
    expect(stale.status).not.toBe(200)
    expect(stale.body.data.current).toBeUndefined()
    expect((await server.call('listRoom', { token })).status).toBe(200)
    time += 11 * 60_000
    expect((await list(4)).status).toBe(200)
    expect(await events()).toHaveLength(4)
  })

  it('may see the same people again as often as others change them', async () => {
    const { list } = await openDesk()
    for (let time = 0; time < 20; time += 1) expect((await list(1)).status).toBe(200)
    expect((await list(2)).status).toBe(200)
  })

  it('does not wait for what another account has seen', async () => {
    const { clinic, list, people } = await openDesk()
    for (const page of [1, 2, 3]) await list(page)
    const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    expect((await server.call('getPatient', { token, path: { id: people[0]?.id ?? 0 } })).status).toBe(200)
  })

  it('takes so many rows away in an hour', async () => {
    const { token, user } = await openDesk()
    const take = () => server.call('listPatient', { token, headers: { accept: 'text/csv' } })
    expect([(await take()).status, (await take()).status]).toEqual([200, 200])
    const { status, headers } = await take()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500)
    time += 61 * 60_000
    // a session that old is asked for the password before it takes a list away
    const later = { token: await server.tokenOf(user), headers: { accept: 'text/csv' } }
    expect((await server.call('listPatient', later)).status).toBe(200)
  })

  async function openLimited() {
    const desk = await openDesk()
    const events = async () =>
      (await server.eventsOf(desk.clinic)).filter(({ action }) => action === 'query' || action === 'read')
    return { ...desk, events }
  }
})
