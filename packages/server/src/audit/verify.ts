import { sql } from 'kysely'
import { tablesOf } from '../database/backup/tables'
import type { Database, Transaction } from '../database/schema'
import { type AuditEvent, digestOf, hasContents, hashOf, sealOf } from './chain'
import { emptiedEvents, isEmptied } from './emptied-events'

/** The result of checking the chain of a company. */
export interface Verdict {
  company_id: number
  groups: number
  events: number
  /** Those of people who were erased since: their contents are gone. */
  emptied: number
  /** The hash of the last group: noted elsewhere, it later shows whether the chain was cut off or rewritten. */
  head: string
  /** The noted hashes that stand in this chain. */
  found: string[]
  /** The first thing that is not as it was written, as a sentence. */
  problem?: string
}

/** Reads the chain of every company from its beginning, as it is at one moment. */
export const verifyAudit = (database: Database, noted: readonly string[] = []): Promise<Verdict[]> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const companies = await tx.selectFrom('company').select('id').orderBy('id').execute()
      const verdicts = []
      for (const { id } of companies) verdicts.push(await verifyCompany(tx, id, noted))
      return verdicts
    })

async function verifyCompany(tx: Transaction, company_id: number, noted: readonly string[]): Promise<Verdict> {
  const verdict: Verdict = { company_id, groups: 0, events: 0, emptied: 0, head: '', found: [] }
  const emptied = emptiedEvents()
  for (;;) {
    const groups = await nextGroups(tx, company_id, verdict.groups)
    if (groups.length === 0) return { ...verdict, problem: emptied.problem() ?? (await problemOfEnd(tx, verdict)) }
    for (const group of groups) {
      const problem = problemOf(group, verdict)
      if (problem) return { ...verdict, problem }
      verdict.groups = group.number
      verdict.events += group.size
      verdict.emptied += emptied.take(group)
      verdict.head = group.hash
      if (noted.includes(group.hash)) verdict.found.push(group.hash)
    }
  }
}

interface Group {
  number: number
  size: number
  hash: string
  /** Of its events as they were written, where it was written without seals and one of them is emptied. */
  digest: string | null
  events: AuditEvent[]
}

const groupsAtOnce = 50

async function nextGroups(tx: Transaction, company_id: number, after: number): Promise<Group[]> {
  const groups = await tx
    .selectFrom('audit_group')
    .select(['number', 'size', 'hash', 'digest'])
    .where('company_id', '=', company_id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(groupsAtOnce)
    .execute()
  const events = await tx
    .selectFrom('audit_event')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('group_number', '>', after)
    .where('group_number', '<=', groups.at(-1)?.number ?? after)
    .orderBy('group_number')
    .orderBy('position')
    .execute()
  const members = new Map(groups.map(({ number }) => [number, events.filter((event) => event.group_number === number)]))
  return groups.map((group) => ({ ...group, events: members.get(group.number) ?? [] }))
}

function problemOf({ number, size, hash, digest, events }: Group, before: Verdict) {
  if (number !== before.groups + 1) return `group ${before.groups + 1} is missing`
  if (events.length !== size) return `group ${number} has ${events.length} events and was written with ${size}`
  const isAsWritten =
    hashOf(before.head, digest ?? digestOf(events)) === hash &&
    events.every(isAsSealed) &&
    (digest === null || events.some(isEmptied))
  if (!isAsWritten) return `something in group ${number} is not as it was written`
}

/** An event without a seal is in the digest of its group; an emptied one has no contents any more. */
const isAsSealed = (event: AuditEvent) =>
  isEmptied(event) ? !hasContents(event) : !event.salt || sealOf(event.salt, event) === event.seal

async function problemOfEnd(tx: Transaction, { company_id, groups, events, head }: Verdict) {
  const chain = await tx
    .selectFrom('audit_chain')
    .select(['number', 'hash'])
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  if ((chain?.number ?? 0) !== groups || (chain?.hash ?? '') !== head)
    return `the chain ends with group ${groups} and was written up to group ${chain?.number ?? 0}`
  const { all } = await tx
    .selectFrom('audit_event')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  if (all !== events) return `${all - events} events stand in no group`
  // Every row of a company was written with an event: a company with rows and no events has lost its audit.
  if (groups === 0) {
    const table = await firstWithRows(tx, company_id)
    if (table) return `there is no audit at all, although the company has rows in ${table}`
  }
}

async function firstWithRows(tx: Transaction, company_id: number) {
  for (const { name, columns } of await tablesOf(tx)) {
    if (name.startsWith('audit_') || !columns.some((column) => column.name === 'company_id')) continue
    const { rows } = await sql`select from ${sql.id(name)} where company_id = ${company_id} limit 1`.execute(tx)
    if (rows.length > 0) return name
  }
}
