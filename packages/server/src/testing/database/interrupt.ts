import { createRandom } from '../../database/seed/random'
import { built } from '../program/built-server'
import type { Place } from '../program/place'
import { run } from '../program/run-server'
import type { Checksums } from './checksums'

interface Found {
  migrations: string[]
  checksums: Checksums
}

interface Options {
  kills: number
  /** The columns to look at. */
  shape: Record<string, string[]>
  env?: Record<string, string>
}

/**
 * Prepares a database again and again, killed at random moments, and a last time to the end. Answers what each found,
 * and at last what is there. Once it is whole although it was to be killed, the next kill is of another database.
 */
export async function interrupt(make: () => Promise<Place>, { kills, shape, env }: Options): Promise<Found[]> {
  const prepare = async (place: Place, limit = '') => {
    const program = built(new URL('./prepare-database.ts', import.meta.url))
    const environment = { SEED_DEMO: 'false', ...env, ...place }
    const { stdout, stderr } = await run(program, environment, [JSON.stringify(shape), limit]).ended
    const [, found] = /^found (.*)$/m.exec(stdout) ?? []
    const [, duration, left] = /^took (\S+) left (.*)$/m.exec(stdout) ?? []
    if (!found || (!limit && !left)) throw new Error(stderr)
    return { found, duration, left }
  }
  const random = createRandom(30)
  const uninterrupted = await prepare(await make())
  const seen: (string | undefined)[] = []
  let place = await make()
  for (let kill = 0; kill < kills; kill += 1) {
    const { found, left } = await prepare(place, String(random.next() * Number(uninterrupted.duration)))
    seen.push(found, left)
    if (left) place = await make()
  }
  const last = await prepare(place)
  return [...seen, last.found, last.left].flatMap((each) => (each ? [JSON.parse(each)] : []))
}
