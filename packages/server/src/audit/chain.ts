import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables, Transaction } from '../database/schema'
import type { People } from './people'

/** An event as it is stored; the company and the place in its chain come with the group. */
export type AuditEvent = Omit<
  Tables['audit_event'],
  'company_id' | 'group_number' | 'position' | 'at' | 'query' | 'before' | 'after' | 'people' | 'salt' | 'seal'
> & {
  at: string
  query: Record<string, unknown> | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The people whose data it shows or changes. */
  people?: People | null
  /** The secret in the seal of its contents; it goes with them. */
  salt?: string | null
  /** Stands for its contents in the chain; without any, and before there were seals, they stand there themselves. */
  seal?: string | null
}

/** What an event tells beyond who did what, when and to whom. */
type Contents = Pick<AuditEvent, 'reason' | 'query' | 'before' | 'after'>

/**
 * Adds events to the chain of a company, as its next group. The chain is locked until the transaction ends: this comes last in
 * it, so that others wait for one commit at most.
 */
export async function appendGroup(tx: Transaction, company_id: number, events: readonly AuditEvent[]) {
  const rows = events.map((event, position) => ({ ...sealed(event), position }))
  const digest = digestOf(rows)
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
      object, object_id, query, before, after, reason, people, salt, seal)
    select ${company_id}, number, position, clinic_id, at, user_id, user_name, role, ip, action,
      object, object_id, query, before, after, reason, people, salt, seal
    from chain, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (position integer, clinic_id bigint,
      at timestamptz, user_id bigint, user_name text, role text, ip text, action text, object text, object_id bigint,
      query jsonb, before jsonb, after jsonb, reason text, people jsonb, salt text, seal text)`.execute(tx)
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
        ...(event.seal ? [event.seal] : contentsOf(event)),
        // events written before there was this column have their hash without it
        ...(event.people ? [sorted(event.people)] : []),
      ]),
    ),
  )

/** The hash that stands for the contents of an event. The secret keeps a short one, of a phone number, from being guessed by it. */
export const sealOf = (salt: string, contents: Contents) => sha256(salt + JSON.stringify(contentsOf(contents)))

/** Whether an event has contents, which can be taken out of it. */
export const hasContents = ({ reason, query, before, after }: Contents) =>
  [reason, query, before, after].some((each) => each !== null)

function sealed(event: AuditEvent): AuditEvent {
  if (!hasContents(event)) return event
  const salt = randomBytes(16).toString('hex')
  return { ...event, salt, seal: sealOf(salt, event) }
}

const contentsOf = ({ reason, query, before, after }: Contents) => [
  reason,
  sorted(query),
  sorted(before),
  sorted(after),
]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)])
}
