import type { Call, Simulator } from '@clinic/satu-sehat-simulator'
import { createClinic } from '../../../testing/create-clinic'
import { copyDatabase } from '../../../testing/database/copy-database'
import { addToldVisits, emptyOutboxes, openSimulator } from '../../../testing/told-clinic'
import { type Connection, simulatedConnection } from '../connection'
import { createSender } from './sender'

export const minute = 60_000
type Sender = ReturnType<typeof createSender>
type OutboxOptions = Partial<Parameters<typeof openSimulator>[1]> & { people?: number }

/** A database of outboxes, and a clock, in milliseconds, that only tests and sleeping senders move. */
export async function startOutboxes() {
  const { database, close } = await copyDatabase()
  const clock = { time: 0 }
  const resetClock = () => {
    clock.time = Date.parse('2026-11-20T03:00:00Z')
  }
  const now = () => new Date(clock.time)
  const sleep = async (milliseconds: number) => {
    clock.time += milliseconds
  }

  /** A clinic with ended visits, and the service that is told of them. */
  const openOutbox = async (count: number, { people, ...options }: OutboxOptions = {}) => {
    await emptyOutboxes(database)
    const clinic = await createClinic(database)
    const { company_id, clinic_id } = clinic
    const told = await addToldVisits(database, clinic, count, { people })
    const simulator = await openSimulator(told, { clock: () => clock.time, ...options })
    const connected = (changed: Partial<Connection> = {}) => ({
      ...simulatedConnection(simulator.url),
      client: `client of ${clinic_id}`,
      ...changed,
    })
    const failures: unknown[] = []
    const open = (connection: Connection | undefined = connected(), more: object = {}) =>
      createSender({ database, connection, now, sleep, onFailure: (error) => failures.push(error), ...more })
    const rows = async () =>
      database
        .selectFrom('satu_sehat_visit')
        .selectAll()
        .where((eb) => eb.and({ company_id, clinic_id }))
        .orderBy('id')
        .execute()
    const steps = async (visit_id: number) =>
      database
        .selectFrom('satu_sehat_step')
        .selectAll()
        .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
        .execute()
    const states = async () => (await rows()).map(({ state }) => state)
    const changePatient = (id: number, values: object) =>
      database
        .updateTable('patient')
        .set(values)
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
    return { ...told, clinic, simulator, connected, open, failures, rows, steps, states, changePatient }
  }

  /** Sends all that is due, on a clock that goes on until nothing waits any more. */
  const drainForDays = async (sender: Sender, rows: () => Promise<{ due_at: string | null }[]>) => {
    for (let round = 0; round < 500; round += 1) {
      await drain(sender)
      const waits = (await rows()).flatMap(({ due_at }) => (due_at ? [Date.parse(due_at)] : []))
      if (waits.length === 0) return
      clock.time = Math.max(clock.time, Math.min(...waits))
    }
    throw new Error('There is no end to it')
  }

  return { database, clock, resetClock, now, sleep, openOutbox, drainForDays, close }
}

/** Sends all that is due. */
export async function drain(sender: Sender) {
  let looked = 0
  while (await sender.sendNext()) looked += 1
  return looked
}

export const times = <Each>(count: number, each: Each) => Array.from({ length: count }, () => each)
export const posted = ({ calls }: Simulator, type: string) =>
  calls.filter(({ method, path }: Call) => method === 'POST' && path.endsWith(`/${type}`)).length

/** Of each encounter: what was asked for, in its order. */
export const toldInOrder = (simulator: Simulator) =>
  simulator.resources('Encounter').every(({ statusHistory, status }) => {
    const history = Array.isArray(statusHistory) ? statusHistory.map((each) => Object(each).status) : []
    return status === 'finished' && history[0] === 'arrived' && history.at(-1) === 'finished'
  })
