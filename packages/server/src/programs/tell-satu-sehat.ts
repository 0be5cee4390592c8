import type { OpenDatabase } from '../database/connect'
import type { Database } from '../database/schema'
import type { ClinicConnections } from '../domain/satu-sehat/clinic-connections'
import {
  type Connection,
  connectionOf,
  simulatedConnection,
  simulatedCredentials,
} from '../domain/satu-sehat/connection'
import { runSender } from '../domain/satu-sehat/outbox/sender'
import type { Env } from '../env'

interface Opened extends Pick<OpenDatabase, 'database' | 'kind' | 'condition'> {
  /** Where clinics have connections of their own. */
  connections: ClinicConnections | undefined
}

/**
 * Tells SATUSEHAT of visits for as long as the server runs. Without credentials a simulator on this machine is told instead, in production nobody:
 * then what visits lack is found out, and the rest waits.
 */
export async function tellSatuSehat(
  env: Env,
  { database, kind, condition, connections }: Opened,
  onFailure: (error: unknown) => void,
) {
  if (env.MAINTENANCE) return { serviceOf: () => undefined, stop: async () => {} }
  const { connection, stop } = connections ? unconnected : await connect(env, database)
  const sender = runSender({
    database,
    connection,
    connections,
    // the embedded database does one thing after another
    lanes: kind === 'embedded' ? 1 : 4,
    mayWrite: () => !condition.problem(),
    onFailure,
  })
  return {
    serviceOf: sender.serviceOf,
    async stop() {
      await sender.stop()
      await stop()
    },
  }
}

interface Connected {
  connection: Connection | undefined
  stop(): Promise<void>
}

const unconnected: Connected = { connection: undefined, stop: async () => {} }

async function connect(env: Env, database: Database): Promise<Connected> {
  const connection = connectionOf(env)
  if (connection || env.APP_ENV === 'production') return { ...unconnected, connection }
  const { createSimulator } = await import('@clinic/satu-sehat-simulator')
  const simulator = createSimulator({
    ...simulatedCredentials,
    clock: Date.now,
    random: Math.random,
    ...(await peopleKnown(database)),
  })
  return { connection: simulatedConnection(await simulator.start()), stop: simulator.stop }
}

/** As in the country: the dentists are registered, and every other patient was elsewhere before. Of all clinics: the simulator is the ministry's. */
async function peopleKnown(database: Database) {
  const patients = await database
    .selectFrom('patient')
    .select(['id', 'identity_number'])
    .where('identification', '=', 'nik')
    .orderBy('id')
    .limit(10_000)
    .execute()
  return {
    practitioners: 'everyone' as const,
    patients: patients
      .filter(({ id }) => id % 2 === 0)
      .map(({ id, identity_number: nik }) => ({ ihsNumber: `P${id}`, nik })),
  }
}
