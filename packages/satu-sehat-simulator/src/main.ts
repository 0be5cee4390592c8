import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { readPeople } from './people-file'
import { seededRandom } from './seeded-random'
import { createSimulator } from './simulator'

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

/** Runs the simulator alone, at this machine only, until it is told to stop. */
async function run() {
  const { PORT, ORGANIZATION_ID, CLIENT_ID, CLIENT_SECRET, SEED } = process.env
  const { values } = parseArgs({
    options: { admin: { type: 'boolean', default: false }, people: { type: 'string' } },
  })
  const port = Number(PORT ?? 8090)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${PORT}`)
  const simulator = createSimulator({
    organizationId: ORGANIZATION_ID ?? '10000004',
    clientId: CLIENT_ID ?? 'simulator',
    clientSecret: CLIENT_SECRET ?? 'simulator',
    clock: Date.now,
    random: SEED === undefined ? Math.random : seededRandom(Number(SEED)),
    hasAdmin: values.admin,
    ...(values.people === undefined ? {} : await readPeople(values.people)),
  })
  console.log(`The simulator of SATUSEHAT listens at ${await simulator.start(port)}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await simulator.stop()
}
