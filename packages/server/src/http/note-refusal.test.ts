import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../programs/cleanup'
import { startTestServer } from '../testing/harness'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld } from '../testing/sample-world'

let time = Date.now()
const server = await startTestServer({ now: () => new Date(time) })
afterAll(() => server.close())

interface Ending {
  token: string
  /** Another session of the same person. */
  other: string
}

async function openDesk() {
  const world = await openWorld(server)
  const { clinic, user } = world
  const refusals = async () => {
    const events = (await server.eventsOf(clinic)).filter(({ action }) => action === 'refuse')
    return events.map(({ user_id, role, object, object_id, query, after }) => ({
      who: user_id ?? role,
      object: `${object} ${object_id}`,
      ...query,
      ...after,
    }))
  }
  const signIn = (email: string) =>
    server.call('login', { body: { email, password: 'wrong horse', workspace: 'clinic' } })
  return { ...world, user, refusals, signIn }
}

// Seen to fail: without the hook; with every refusal written.
describe('a refusal is in the audit', () => {
  it('of a role that may not', async () => {
    const { clinic, refusals } = await openDesk()
    const nurse = await server.makeUser(clinic, 'nurse_clinic')
    const token = await server.tokenOf(nurse)
    expect((await server.call('listRegistration', { token })).status).toBe(403)
    expect(await refusals()).toEqual([
      { who: nurse.id, object: `user ${nurse.id}`, operation: 'listRegistration', status: 403, count: 1 },
    ])
  })

  it('of a sign-in to an account there is, without a word of what was typed', async () => {
    const { user, refusals, signIn } = await openDesk()
    expect((await signIn(user.email.toUpperCase())).status).toBe(401)
    const want = { who: 'visitor', object: `user ${user.id}`, operation: 'login', status: 401, count: 1 }
    expect(await refusals()).toEqual([want])
  })

  it('of nobody where there is no such account', async () => {
    const before = await server.database.selectFrom('audit_event').select('action').execute()
    expect((await (await openDesk()).signIn('nobody@nowhere.test')).status).toBe(401)
    await server.app.readLog.close()
    expect(await server.database.selectFrom('audit_event').select('action').execute()).toEqual(before)
  })

  it('of a session that has ended by itself', async () => {
    const { user, refusals } = await openDesk()
    const token = await server.tokenOf(user)
    time += 13 * 3_600_000
    expect((await server.call('listPatient', { token })).status).toBe(401)
    expect(await refusals()).toMatchObject([{ object: `user ${user.id}`, operation: 'listPatient', status: 401 }])
  })

  // Seen to fail: without the trigger; with each repetition written; without the limit of what is looked up.
  it.each<{ end: string; by: (world: Ending) => Promise<unknown> }>([
    { end: 'its own sign-out', by: ({ token }) => server.call('logout', { token }) },
    { end: 'another session of its owner', by: ({ other }) => server.call('endOtherSessions', { token: other }) },
    {
      end: 'its own age, thrown away since',
      by: async ({ token }) => {
        expect((await server.call('listRoom', { token })).status).toBe(200)
        time += 8 * 24 * 3_600_000
        await cleanUp(server.database, new Date(time))
      },
    },
  ])('of a token that was ended by $end, once however often it is shown', async ({ by }) => {
    const { user, refusals } = await openDesk()
    const token = await server.tokenOf(user)
    await by({ token, other: await server.tokenOf(user) })
    time += 1_000
    for (let times = 0; times < 50; times += 1) expect((await server.call('listRoom', { token })).status).toBe(401)
    const want = { who: 'visitor', object: `user ${user.id}`, operation: 'listRoom', status: 401 }
    expect(await refusals()).toEqual([{ ...want, count: 1 }])
    server.app.refusals.close()
    // looked up are twenty a second
    expect(await refusals()).toEqual([
      { ...want, count: 1 },
      { ...want, count: 19 },
    ])
  })

  it('of an invitation that is over', async () => {
    const world = await openDesk()
    const { body } = await sampleCalls.findInvitation(world)
    time += 73 * 3_600_000
    expect((await server.call('findInvitation', { body })).status).toBe(404)
    expect(await world.refusals()).toMatchObject([{ who: 'visitor', operation: 'findInvitation', status: 404 }])
  })

  it('once at once, and then with how many followed in ten minutes', async () => {
    const { clinic, refusals } = await openDesk()
    const token = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const ask = () => server.call('listRegistration', { token })
    for (let times = 0; times < 50; times += 1) await ask()
    expect(await refusals()).toMatchObject([{ count: 1 }])
    time += 11 * 60_000
    await ask()
    expect(await refusals()).toMatchObject([{ count: 1 }, { count: 49 }, { count: 1 }])
    await ask()
    server.app.refusals.close()
    expect(await refusals()).toMatchObject([{ count: 1 }, { count: 49 }, { count: 1 }, { count: 1 }])
  })
})
