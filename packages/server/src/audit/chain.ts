import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables, Transaction } from '../database/schema'
import type { People } from './people'

/** An event as it is stored; the company and the place in its chain come with the group. */
export type AuditEvent = Omit<
  Tables['audit_event'],
  'company_id' | 'group_number' | 'position' | 'at' | 'query' | 'before' | 'after' | 'people'
> & {
  at: string
  query: Record<string, unknown> | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The people whose data it shows or changes. */
  people?: People | null
}

/**
 * Adds events to the chain of a company, as its next group. The chain is locked until the transaction ends: this comes last in
 * it, so that others wait for one commit at most.
 */
export async function appendGroup(tx: Transaction, company_id: number, events: readonly AuditEvent[]) {
  const digest = digestOf(events)
  const rows = events.map((event, position) => ({ ...event, position }))
  await sql`
    with chain as (
      insert into audit_chain as chain (company_id, number, hash) values (${company_id}, 1, ${hashOf('', digest)})
      on conflict (company_id) do update set number = chain.number + 1,
        hash = encode(sha256(convert_to(chain.hash || ${digest}, 'UTF8')), 'hex')
      returning number, hash
    ), sealed as (
      insert into audit_group (company_id, number, size, hash)
      select ${company_id}, number, ${events.length}, hash from chain
    )
    insert into audit_event (company_id, group_number, position, clinic_id, at, user_id, user_name, role, ip, action,
      object, object_id, query, before, after, reason, people)
    select ${company_id}, number, position, clinic_id, at, user_id, user_name, role, ip, action,
      object, object_id, query, before, after, reason, people
    from chain, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (position integer, clinic_id bigint,
      at timestamptz, user_id bigint, user_name text, role text, ip text, action text, object text, object_id bigint,
      query jsonb, before jsonb, after jsonb, reason text, people jsonb)`.execute(tx)
}

/** The hash of a group: over the hash of the group before, so that none can be changed or left out, and its own events. */
export const hashOf = (before: string, digest: string) => sha256(before + digest)

/** The same for events as they were given and as they come back from the database, which sorts the keys of JSON and knows one zone. */
export const digestOf = (events: readonly AuditEvent[]) =>
  sha256(
    JSON.stringify(
      events.map((event) => [
        event.clinic_id,
        new Date(event.at).toISOString(),
        event.user_id,
        event.user_name,
        event.role,
        event.ip,
        event.action,
        event.object,
        event.object_id,
        event.reason,
        sorted(event.query),
        sorted(event.before),
        sorted(event.after),
        // events written before there was this column have their hash without it
        ...(event.people ? [sorted(event.people)] : []),
      ]),
    ),
  )

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)])
}
