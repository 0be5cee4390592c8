import { afterAll, expect, it } from 'vitest'
import { startTestServer } from './testing/harness'
import { tidy } from './tidy'

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const rows = async () => {
  const count = async (table: 'session' | 'idempotency' | 'login_failure' | 'registration_attempt') => {
    const all = await server.database.selectFrom(table).selectAll().execute()
    return all.length
  }
  return [
    await count('session'),
    await count('idempotency'),
    await count('login_failure'),
    await count('registration_attempt'),
  ]
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
  await use()
  now = new Date('2026-11-21T03:00:00Z')
  await use()
  expect(await rows()).toEqual([2, 2, 2, 2])
  await tidy(server.database, now)
  expect(await rows()).toEqual([1, 1, 1, 1])
  await tidy(server.database, now)
  expect(await rows()).toEqual([1, 1, 1, 1])
})
