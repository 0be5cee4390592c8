import { setTimeout } from 'node:timers/promises'
import { failureKinds } from '@clinic/satu-sehat-simulator'
import { expect, it, onTestFinished } from 'vitest'
import { isSoak, scaled } from '../../../../scale'
import { migrate } from '../database/migrate'
import { createClinic } from '../testing/create-clinic'
import { startThrowAwayPostgres } from '../testing/database/throw-away-postgres'
import { hurried } from '../testing/hurried-clock'
import { built } from '../testing/program/built-server'
import { newFolder, open, type Place } from '../testing/program/place'
import { run } from '../testing/program/run-server'
import { addToldVisits, openSimulator } from '../testing/told-clinic'

const visits = scaled(1000)
const pause = isSoak ? 10_000 : 3_000

it.each([
  { database: 'the embedded database', servers: 1, prepare: async (): Promise<Place> => ({ DATA_DIR: newFolder() }) },
  { database: 'PostgreSQL', servers: 2, prepare: preparePostgres },
])(
  `${visits} visits are told once and in order on $database by $servers, of which one is killed every ${pause / 1000} s, while every fifth request fails`,
  { timeout: visits * 3_000 },
  async ({ prepare, servers }) => {
    const place = await prepare()
    const begun = Date.now()
    const { database, close } = await open(place)
    await migrate(database)
    const told = await addToldVisits(database, await createClinic(database), visits)
    await close()
    const simulator = await openSimulator(told, { clock: () => hurried(begun).now().getTime() })
    onTestFinished(simulator.stop)
    simulator.fail({ share: 0.2, kinds: failureKinds, milliseconds: { least: 1, most: 30 } })

    const env = { ...place, SERVICE: simulator.url, BEGUN: String(begun) }
    const start = () => run(built(new URL('../testing/program/hurried-sender.ts', import.meta.url)), env)
    const running = Array.from({ length: servers }, start)
    onTestFinished(() => Promise.all(running.map(({ kill }) => kill('SIGKILL'))).then(() => {}))
    let kills = 0
    for (;;) {
      const ended = await Promise.race([setTimeout(pause), ...running.map((each) => each.ended)])
      if (ended?.code === 0) break
      if (ended) throw new Error(ended.stderr)
      const index = kills % servers
      await running[index]?.kill('SIGKILL')
      kills += 1
      running[index] = start()
      await running[index]?.printed(/(It sends)/)
    }

    expect(kills).toBeGreaterThan(0)
    const encounters = simulator.resources('Encounter')
    expect(encounters).toHaveLength(visits)
    expect(encounters.every(({ status }) => status === 'finished')).toBe(true)
    expect(simulator.resources('Condition')).toHaveLength(visits)
    expect(simulator.resources('ClinicalImpression')).toHaveLength(visits)
    expect(simulator.resources('Location')).toHaveLength(1)
    // none was refused for its order: a reference to nothing, or a status that skips one
    const refused = simulator.calls.filter(({ status, failure }) => status === 400 && failure === undefined)
    expect(refused.filter(({ method }) => method === 'PUT')).toEqual([])
  },
)

async function preparePostgres(): Promise<Place> {
  const postgres = await startThrowAwayPostgres()
  onTestFinished(postgres.stop)
  return { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: '' }
}
