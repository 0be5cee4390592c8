import { afterAll, expect, it } from 'vitest'
import { startTestServer } from './testing/harness'
import { tidy } from './tidy'

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

/** When what is kept was written, table by table. */
async function kept() {
  const { database } = server
  const sessions = await database.selectFrom('session').select('created_at as at').orderBy('at').execute()
  const keys = await database.selectFrom('idempotency').select('created_at as at').orderBy('at').execute()
  const failures = await database.selectFrom('login_failure').select('failed_at as at').orderBy('at').execute()
  const attempts = await database
    .selectFrom('registration_attempt')
    .select('attempted_at as at')
    .orderBy('at')
    .execute()
  return [sessions, keys, failures, attempts].map((rows) => rows.map(({ at }) => at))
}

async function use() {
  const user = await server.makeUser(await server.makeClinic(), 'manager_clinic')
  await server.tokenOf(user)
  const at = now.toISOString()
  const id = { company_id: user.company_id, principal: String(user.id), operation: 'createPatient', key: at }
  await server.database
    .insertInto('idempotency')
    .values({ ...id, body_hash: '', reply: null, created_at: at })
    .execute()
  await server.database.insertInto('login_failure').values({ email: user.email, ip: '', failed_at: at }).execute()
  await server.database.insertInto('registration_attempt').values({ ip: '', attempted_at: at }).execute()
}

it('throws away what nobody can use any more, and nothing else', async () => {
  const yesterday = now.toISOString()
  await use()
  now = new Date('2026-11-21T03:00:00Z')
  const today = now.toISOString()
  await use()
  expect(await kept()).toEqual(Array.from({ length: 4 }, () => [yesterday, today]))
  await tidy(server.database, now)
  expect(await kept()).toEqual(Array.from({ length: 4 }, () => [today]))

  // a session lasts a week at most, however busy it is
  await server.database.updateTable('session').set({ expires_at: now }).execute()
  await tidy(server.database, new Date(now.getTime() + 1))
  expect(await kept()).toEqual([[], [today], [today], [today]])
})
