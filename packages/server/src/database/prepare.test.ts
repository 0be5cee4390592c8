import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { scaled } from '../../../../scale'
import { type Checksums, checksumsOf, shapeOf } from '../testing/database/checksums'
import { kinds, makeEmptyDatabases } from '../testing/database/empty-database'
import { interrupt } from '../testing/database/interrupt'
import { runServer } from '../testing/program/built-server'
import { open } from '../testing/program/place'
import { addressOf } from '../testing/program/run-server'
import { openDatabase } from './connect'
import { migrate } from './migrate'

const empty = await makeEmptyDatabases()
afterAll(() => empty.stop())
const kills = Math.max(3, scaled(20))

it.each([
  { options: {}, limit: '30s' },
  { options: { statementTimeout: 0 }, limit: '0' },
])('PostgreSQL gives a statement up after $limit: $options', async ({ options, limit }) => {
  const { DATABASE_URL, DATA_DIR } = await empty.make('postgres')
  const { database, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR, ...options })
  expect((await sql`show statement_timeout`.execute(database)).rows).toEqual([{ statement_timeout: limit }])
  await close()
})

describe('an empty database', { timeout: 120_000 }, () => {
  // seen to fail: with a seed that has no transaction, on PostgreSQL
  it.each(kinds)('(%s) has no demo clinic or all of it, whenever its first start is killed', async (kind) => {
    const made = await empty.make(kind)
    const { database, close } = await open(made)
    await migrate(database)
    const shape = await shapeOf(database)
    await close()

    const found = await interrupt(() => empty.make(kind, made), { kills, shape, env: { SEED_DEMO: 'true' } })
    const counts = found.map(({ checksums }) => countsOf(checksums))
    const whole = counts.at(-1)
    expect(whole).toMatchObject({ company: 1, clinic: 2, user: 13, patient: 120 })
    const nothing = Object.fromEntries(Object.keys(shape).map((table) => [table, 0]))
    for (const each of counts) expect([nothing, whole]).toContainEqual(each)
  })

  // seen to fail: without the lock, by a second server that ends with `duplicate key value`
  it('is prepared once when three servers start at the same moment', async () => {
    const place = await empty.make('postgres')
    const servers = Array.from({ length: 3 }, () => runServer({ ...place, SEED_DEMO: 'true' }))
    const addresses = await Promise.all(servers.map(addressOf))
    for (const address of addresses) expect((await fetch(`${address}/ready`)).status).toBe(200)
    const { database, close } = await open(place)
    expect(countsOf(await checksumsOf(database, await shapeOf(database)))).toMatchObject({ company: 1, patient: 120 })
    await close()
    for (const server of servers) expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  })
})

const countsOf = (checksums: Checksums) =>
  Object.fromEntries(Object.entries(checksums).map(([table, { count }]) => [table, count]))
