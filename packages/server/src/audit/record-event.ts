import type { Caller, Visitor } from '../contract'
import type { Transaction } from '../database/schema'
import { type AuditEvent, appendGroup } from './chain'

interface Tenant {
  company_id: number
  clinic_id: number
}

/** Who did it: a user, a visitor of a clinic's public page, or the server by itself. */
export type Actor = Caller | (Visitor & Tenant) | (Tenant & { role: 'system' })

interface Happening {
  /** A verb: create, update, accept, … */
  action: string
  /** The table. */
  object: string
  object_id: number | null
  /** What was asked for, of a list. */
  query?: Record<string, unknown>
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | null
}

/** Writes down who did what, in the transaction that does it: with its commit, or not at all. */
export function recordEvent(tx: Transaction, actor: Actor, happening: Happening) {
  const { company_id } = actor
  const companies = recorded.get(tx) ?? new Map<number, AuditEvent[]>()
  companies.set(company_id, [...(companies.get(company_id) ?? []), eventOf(actor, happening)])
  recorded.set(tx, companies)
}

/** The last thing of every transaction. */
export async function appendRecorded(tx: Transaction) {
  // In one order everywhere: two transactions cannot wait for each other's chains.
  const companies = [...(recorded.get(tx) ?? [])].sort(([a], [b]) => a - b)
  for (const [company_id, events] of companies) await appendGroup(tx, company_id, events)
}

export const eventOf = (actor: Actor, { action, object, object_id, ...details }: Happening): AuditEvent => ({
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
})

const recorded = new WeakMap<Transaction, Map<number, AuditEvent[]>>()
