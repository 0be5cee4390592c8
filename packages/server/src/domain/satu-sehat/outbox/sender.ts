import type { ClinicConnections } from '../clinic-connections'
import type { Connection } from '../connection'
import { clinicsToSetUp, clinicsWithWork, queueReady } from './clinics-with-work'
import { type Delivery, deliverVisit } from './deliver-visit'
import { leaseVisit } from './lease-visit'
import { createService, type Service, type ServiceOf } from './service'
import { setUpClinic } from './set-up-clinic'

interface Options extends Omit<Delivery, 'service'> {
  /** Of all clinics. */
  connection: Connection | undefined
  /** Where clinics have connections of their own: then one without sends nothing. */
  connections?: ClinicConnections | undefined
  sleep: (milliseconds: number) => Promise<void>
  /** Milliseconds after which a request is given up. */
  timeout?: number
  /** Ends requests that are under way. */
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
}

/** Looks at what is due, one visit after another. Any number of servers may do so at once. */
export function createSender({ database, connection, connections, now, sleep, onFailure, ...limits }: Options) {
  // clinics of the same client wait for the same limit
  const services = new Map<string, Service>()
  const serviceOf: ServiceOf = ({ clinic_id }) => {
    const own = connections ? connections.get(clinic_id) : connection
    if (!own) return undefined
    const service = services.get(own.client) ?? createService({ database, connection: own, now, sleep, ...limits })
    services.set(own.client, service)
    return service
  }
  return {
    /** Through which a clinic sends; undefined without credentials. */
    serviceOf,
    /** What was ready while there was no service is due now. */
    async begin() {
      if (connections) await queueReady(database, [...connections.keys()])
      else if (connection) await queueReady(database)
    },
    /** Takes one visit, or a clinic that is to be registered; returns whether there was any. */
    async sendNext(): Promise<boolean> {
      const delivery = { database, now, onFailure }
      for (const toSetUp of await clinicsToSetUp(database, now())) {
        const service = serviceOf(toSetUp)
        if (service) return setUpClinic({ ...delivery, service }, toSetUp)
      }
      const clinics = await clinicsWithWork(database, now())
      const clinic = clinics[Math.floor(Math.random() * clinics.length)]
      const leased = clinic && (await leaseVisit(database, clinic, { now: now() }))
      if (!leased) return false
      await deliverVisit({ ...delivery, service: serviceOf(clinic) }, leased)
      return true
    },
  }
}

interface Running extends Omit<Options, 'now' | 'sleep'> {
  /** How many visits are sent at the same time. */
  lanes: number
  /** False while the database is damaged: then nothing is looked at. */
  mayWrite: () => boolean
}

/** How long nothing is looked at after nothing was due, and after a failure. */
const nap = 2_000

/** Sends for as long as the server runs. */
export function runSender({ lanes, mayWrite, onFailure, ...options }: Running) {
  let isOpen = true
  const stopping = new AbortController()
  const sleepers = new Set<() => void>()
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, isOpen ? milliseconds : 0)
      sleepers.add(wake)
    })
  const sender = createSender({ ...options, now: () => new Date(), sleep, onFailure, signal: stopping.signal })
  const failed = (error: unknown) => {
    if (isOpen) onFailure(error)
    return false
  }
  const lane = async () => {
    while (isOpen) {
      const found = mayWrite() && (await sender.sendNext().catch(failed))
      if (!found && isOpen) await sleep(nap)
    }
  }
  const running = sender
    .begin()
    .catch(failed)
    .then(() => Promise.all(Array.from({ length: lanes }, lane)))
  return {
    serviceOf: sender.serviceOf,
    /** Breaks off what is being sent: it is sent again after the next start. */
    async stop() {
      isOpen = false
      stopping.abort()
      for (const wake of [...sleepers]) wake()
      await running
    },
  }
}
