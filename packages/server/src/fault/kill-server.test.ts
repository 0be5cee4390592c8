import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { scaled } from '../../../../scale'
import { createRandom } from '../database/seed/random'
import { startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { noProblems, problemsOfBooks } from '../testing/program/books'
import { startBuiltServer } from '../testing/program/built-server'
import { openDesks } from '../testing/program/desk'
import { newFolder, open, openClinicAt, type Place } from '../testing/program/place'

const rounds = scaled(100)
const seed = 20

// Seen to fail: with `transaction` answering before its commit, what was acknowledged was not found after the restart.
it.each([
  { database: 'embedded', prepare: async (): Promise<Place> => ({ DATA_DIR: newFolder() }) },
  { database: 'PostgreSQL', prepare: preparePostgres },
])(
  `3a-20: a server killed ${rounds} times on $database loses nothing it acknowledged and does nothing twice or by halves (seed ${seed})`,
  { timeout: rounds * 15_000 },
  async ({ prepare }) => {
    const place = await prepare()
    const { company_id, clinic, token } = await openClinicAt(place)
    let starting = startBuiltServer({ ...place })
    onTestFinished(async () => void (await (await starting).kill('SIGKILL')))
    const address = async () => (await starting).address
    const desks = openDesks(6, { address, token, clinic, seed })
    const random = createRandom(seed)
    const starts: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await desks.acknowledge(random.integer(1, 60))
      await setTimeout(random.next() * 10) // anywhere between two replies
      starting = starting.then(async ({ kill }) => {
        await kill('SIGKILL')
        return startBuiltServer({ ...place })
      })
      starts.push((await starting).startMilliseconds)
    }
    await desks.close()
    await (await starting).kill('SIGTERM')

    const { database, close } = await open(place)
    onTestFinished(close)
    expect(await problemsOfBooks(database, company_id, desks.all)).toEqual(noProblems)
    expect(desks.retries().filter((retry) => retry > 0).length).toBeGreaterThan(rounds / 2)
    // On a machine that is busy with other things every start is slow; one that hangs is slower than the others.
    expect(Math.max(...starts)).toBeLessThan(Math.max(5_000, 3 * Math.min(...starts)))
  },
)

async function preparePostgres(): Promise<Place> {
  const postgres = await startThrowAwayPostgres()
  onTestFinished(postgres.stop)
  return { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: '' }
}
