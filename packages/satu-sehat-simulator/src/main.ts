import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { seededRandom } from './seeded-random'
import { createSimulator } from './simulator'

const {
  PORT = '8090',
  ORGANIZATION_ID = '10000004',
  CLIENT_ID = 'simulator',
  CLIENT_SECRET = 'simulator',
  SEED,
} = process.env
const { values } = parseArgs({ options: { admin: { type: 'boolean', default: false } } })

const simulator = createSimulator({
  organizationId: ORGANIZATION_ID,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  clock: Date.now,
  random: SEED === undefined ? Math.random : seededRandom(Number(SEED)),
  hasAdmin: values.admin,
})
console.log(`The simulator of SATUSEHAT listens at ${await simulator.start(Number(PORT))}`)

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await simulator.stop()
