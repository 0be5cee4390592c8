import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { scaled } from '../../../../scale'
import { createRandom } from '../database/seed/random'
import { deadlocks } from '../testing/database/deadlocks'
import { factRaces } from '../testing/fact-races/fact-races'
import { findBrokenInvariants, isOutOfOrder } from '../testing/fact-races/invariants'
import { type FactRace, openStage, type Stage } from '../testing/fact-races/stage'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'

vi.setConfig({ testTimeout: patience })

const isPostgres = inject('template').serverUrl !== undefined
// The embedded database has one connection: its transactions come one after the other.
const rounds = isPostgres ? scaled(200) : 2
const atOnce = 4
const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
afterAll(() => server.close())

// by %s, or the name is cut
describe.each(factRaces.map((race) => [race.name, race] as const))('%s', (_, race) => {
  it(`leaves nothing that must not be, ${rounds} times at random moments`, async () => {
    const random = createRandom(race.name.length)
    const wrong: unknown[] = []
    for (let round = 0; round < rounds; round += atOnce) {
      const few = Array.from({ length: Math.min(atOnce, rounds - round) }, () =>
        playRound(race, () => random.next() * 12),
      )
      wrong.push(...(await Promise.all(few)).flat())
    }
    expect(wrong).toEqual([])
  })

  // Each request in turn has read its facts and is held back from writing until the others are done, or wait for it.
  it.runIf(isPostgres).each(heldBack(race))(
    'leaves nothing that must not be when the write of %s %i waits',
    async (table, index) => {
      const stage = await openStage(server)
      const requests = await race.prepare(stage)
      const first = requests[index]
      if (!first) throw new Error(`${race.name} has no request ${index}`)
      const statuses = await holdWrites(table, async (release) => {
        const held = watched(first())
        await settledOrWaiting([held])
        expect(held.isSettled).toBe(false)
        const others = requests.filter((each) => each !== first).map((each) => watched(each()))
        await settledOrWaiting([held, ...others])
        await release()
        return Promise.all([held, ...others].map(({ status }) => status))
      })
      expect(await wrongIn(stage, race, statuses)).toEqual([])
    },
  )
})

it.runIf(isPostgres)('nobody waited in a ring', async () => {
  expect(await deadlocks(server.database)).toBe(0)
})

/** The table that is not written, and whose write waits: of ten alike one will do. */
const heldBack = ({ writes }: FactRace) => writes.slice(0, 2).map((table, index) => [table, index] as const)

async function playRound(race: FactRace, offset: () => number) {
  const stage = await openStage(server)
  const requests = await race.prepare(stage)
  const statuses = await Promise.all(
    requests.map(async (send) => {
      await setTimeout(offset())
      return (await send()).status
    }),
  )
  return wrongIn(stage, race, statuses)
}

/** Returns the problems of a round: none when the replies fit one request after the other. */
async function wrongIn(stage: Stage, { succeed, inOrder }: FactRace, statuses: readonly number[]) {
  const good = statuses.filter((status) => status < 300).length
  return [
    ...(await findBrokenInvariants(stage)),
    ...(inOrder && (await isOutOfOrder(stage, inOrder)) ? [`${inOrder[0]} after ${inOrder[1]}`] : []),
    ...(good === 0 || good > (succeed ?? Infinity) || statuses.some((status) => status >= 500) ? [statuses] : []),
  ]
}

/** Lets everybody read a table and nobody write it until `release`. */
const holdWrites = <Result>(table: string, work: (release: () => Promise<void>) => Promise<Result>) =>
  server.database.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    await sql`lock table ${sql.table(table)} in share mode`.execute(connection)
    let isHeld = true
    const release = async () => {
      if (isHeld) await sql`rollback`.execute(connection)
      isHeld = false
    }
    return work(release).finally(release)
  })

function watched(reply: Promise<{ status: number }>) {
  const request = { isSettled: false, status: reply.then(({ status }) => status) }
  const settle = () => {
    request.isSettled = true
  }
  reply.then(settle, settle)
  return request
}

/** Resolves as soon as each request is answered or waits for a lock. */
async function settledOrWaiting(requests: readonly { isSettled: boolean }[]): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database)
  const settled = requests.filter(({ isSettled }) => isSettled).length
  if (settled + (rows[0]?.waiting ?? 0) >= requests.length) return
  await setTimeout(2)
  return settledOrWaiting(requests)
}
