import { createSimulator, type FailurePlan, type Simulator, seededRandom } from '@clinic/satu-sehat-simulator'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../database/seed/seed'
import { startTestServer, type TestServer } from '../../../testing/harness'
import { patience } from '../../../testing/patience'
import { simulatedConnection } from '../connection'
import { createSender } from './sender'

const start = new Date('2026-11-20T15:30:00+07:00')
let clock = start.getTime()
const now = () => new Date(clock)

describe('the outbox of the demo clinic', { timeout: patience }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ now })
    await seedDemo(server.database, { today: '2026-11-20', now: start })
    await sql`update company_medicine set kfa_code = '93' || lpad(id::text, 6, '0')`.execute(server.database)
  }, patience)
  afterAll(() => server.close())

  let simulator: Simulator
  beforeEach(async () => {
    clock = start.getTime()
    simulator = await openSimulator(server)
  })
  afterEach(() => simulator.stop())

  it('is sent whole, but for what lacks something', async () => {
    console.log(await drain(server, simulator))
    console.log(await states(server))
  })
})

async function openSimulator({ database }: TestServer) {
  const doctors = await database.selectFrom('doctor').select(['id', 'nik']).execute()
  const simulator = createSimulator({
    organizationId: '10000004',
    clientId: 'simulator',
    clientSecret: 'simulator',
    clock: () => clock,
    random: seededRandom(1),
    practitioners: doctors.map(({ id, nik }) => ({ ihsNumber: `1000${id}`, nik })),
  })
  await simulator.start()
  return simulator
}

/** Sends until nothing is due any more, on a clock that goes on while there is something to wait for. */
async function drain({ database }: TestServer, simulator: Simulator) {
  const sleep = async (milliseconds: number) => {
    clock += milliseconds
  }
  const sender = createSender({ database, connection: simulatedConnection(simulator.url), now, sleep })
  let sent = 0
  while (await sender.sendNext()) sent += 1
  return sent
}

const states = async ({ database }: TestServer) =>
  (
    await sql`select state, count(*), min(missing::text) as missing from satu_sehat_visit group by state order by state`.execute(
      database,
    )
  ).rows
