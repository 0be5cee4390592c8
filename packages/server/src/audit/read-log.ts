import type { Database } from '../database/schema'
import { Refusal } from '../use-case/refusal'
import { transaction } from '../use-case/transaction'
import { type AuditEvent, appendGroup } from './chain'
import { countPeople, type People } from './people'
import { type Actor, eventOf } from './record-event'

/** The longest time a reading is kept in memory only, in milliseconds: a crash can lose it. */
const patience = 200
/** Between two attempts while the database takes none. */
const longestPause = 5_000
const largestGroup = 2_000

interface Reading {
  /** For events that are no reading. */
  action?: string
  after?: Record<string, unknown>
  object: string
  object_id: number | null
  query: Record<string, unknown>
  /** The people the answer shows. */
  people?: People | null
}

interface Options {
  onFailure: (error: unknown) => void
  /** The most readings that wait while the database takes no events; fewer if they name many people. Further readings are refused. */
  mostWaiting?: number
}

export type ReadLog = ReturnType<typeof openReadLog>

/** Records readings, many at once, so that reading need not wait for writing. */
export function openReadLog(database: Database, { onFailure, mostWaiting = 50_000 }: Options) {
  const waiting = new Map<number, AuditEvent[]>()
  let weight = 0
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = patience

  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing ??= writeAll()
        .then(() => {
          pause = patience
        })
        .catch((error: unknown) => {
          pause = Math.min(2 * pause, longestPause) // a log of failures must not fill the disk
          onFailure(error)
        })
        .finally(() => {
          writing = undefined
          if (weight > 0) writeSoon()
        })
    }, pause)
  }
  const writeAll = async () => {
    for (const [company_id, events] of [...waiting].sort(([a], [b]) => a - b)) {
      const group = events.slice(0, largestGroup)
      await transaction(database, (tx) => appendGroup(tx, company_id, group))
      events.splice(0, group.length)
      weight -= weightOf(group)
      if (events.length === 0) waiting.delete(company_id)
    }
  }

  const close = async () => {
    clearTimeout(timer)
    timer = undefined
    await writing
    try {
      while (weight > 0) await writeAll()
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    add(actor: Actor, what: Reading) {
      if (weight >= mostWaiting) throw new Refusal(503, 'databaseAway')
      const event = eventOf(actor, { action: what.object_id === null ? 'query' : 'read', ...what })
      const events = waiting.get(actor.company_id)
      if (events) events.push(event)
      else waiting.set(actor.company_id, [event])
      weight += weightOf([event])
      writeSoon()
    },
    /** Writes the waiting readings, if the database takes them. */
    close,
  }
}

/** An event that names a page of people weighs two. */
const weightOf = (events: readonly AuditEvent[]) =>
  events.reduce((weight, { people }) => weight + 1 + Math.floor(countPeople(people) / 25), 0)
