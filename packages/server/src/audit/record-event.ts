import type { Tables, Transaction } from '../database/schema'
import { isShared } from '../database/tenant'
import { announce, type Change } from '../live/changes'
import type { Caller, Visitor } from '../use-case/contract'
import { type AuditEvent, appendGroup } from './chain'
import { isPersonKind, mergePeople, type People, peopleInRow } from './people'

interface Tenant {
  company_id: number
  clinic_id: number
}

/** A user, a visitor of a clinic's public page, or the server itself. */
export type Actor = Caller | (Visitor & Tenant) | (Tenant & { role: 'system' })

export interface EventDetails {
  /** A verb: create, update, accept, … */
  action: string
  /** The table. */
  object: string
  object_id: number | null
  /** The query of a list. */
  query?: Record<string, unknown>
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | null
  /** The people it shows, in addition to those whose record it is. */
  people?: People | null
}

/** Records a change in the transaction that makes it: both are committed, or neither. */
export function recordEvent(tx: Transaction, actor: Actor, happening: EventDetails & { object: keyof Tables }) {
  const { company_id } = actor
  const companies = recorded.get(tx) ?? new Map<number, Recorded[]>()
  companies.set(company_id, [...(companies.get(company_id) ?? []), { ...eventOf(actor, happening), actor }])
  recorded.set(tx, companies)
}

/** Returns a function that discards events recorded after this call. */
export function openEventBuffer(tx: Transaction) {
  const before = new Map(recorded.get(tx))
  return () => recorded.set(tx, before)
}

/** The last thing of every transaction. */
export async function appendEvents(tx: Transaction) {
  // In one order everywhere: two transactions cannot wait for each other's chains.
  const companies = [...(recorded.get(tx) ?? [])].sort(([a], [b]) => a - b)
  for (const [company_id, events] of companies)
    await appendGroup(
      tx,
      company_id,
      events.map(({ actor: _, ...event }) => event),
    )
  await announce(tx, companies.flatMap(changesOf))
}

/** After the commit: remembers the people named in the events written. */
export function rememberPeople(tx: Transaction) {
  const events = [...(recorded.get(tx)?.values() ?? [])].flat()
  for (const actor of new Set(events.map((event) => event.actor))) {
    const theirs = events.filter((event) => event.actor === actor).map(({ people }) => people)
    named.set(actor, mergePeople(peopleWrittenBy(actor), ...theirs))
  }
}

/** Returns the people named by the events that an actor's changes have written. An actor lives as long as the request. */
export const peopleWrittenBy = (actor: Actor): People | null => named.get(actor) ?? null

function changesOf([company_id, events]: [number, Recorded[]]): Change[] {
  const placeOf = ({ clinic_id, object }: Recorded) => (isShared(object) ? null : clinic_id)
  return [...new Set(events.map(placeOf))].map((clinic_id) => {
    const here = events.filter((event) => placeOf(event) === clinic_id)
    const idsOf = (table: keyof Tables) =>
      here.flatMap(({ object, object_id }) => (object === table && object_id !== null ? [object_id] : []))
    const tables = [...new Set(here.map(({ object }) => object))]
    return { company_id, clinic_id, tables, sessions: idsOf('session'), users: idsOf('user') }
  })
}

export const eventOf = <Object extends string>(
  actor: Actor,
  { action, object, object_id, ...details }: EventDetails & { object: Object },
): AuditEvent & { object: Object } => ({
  clinic_id: actor.clinic_id,
  at: new Date().toISOString(),
  user_id: 'user_id' in actor ? actor.user_id : null,
  user_name: 'name' in actor ? actor.name : '',
  role: 'role' in actor ? actor.role : 'visitor',
  ip: 'ip' in actor ? actor.ip : '',
  action,
  object,
  object_id,
  query: details.query ?? null,
  before: details.before ?? null,
  after: details.after ?? null,
  reason: details.reason ?? null,
  people: mergePeople(
    isPersonKind(object) && object_id !== null ? { [object]: [object_id] } : null,
    peopleInRow(object, details.before),
    peopleInRow(object, details.after),
    details.people ?? null,
  ),
})

type Recorded = AuditEvent & { object: keyof Tables; actor: Actor }
const recorded = new WeakMap<Transaction, Map<number, Recorded[]>>()
const named = new WeakMap<Actor, People | null>()
