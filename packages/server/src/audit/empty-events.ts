import { randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema'
import { digestOf, sealOf } from './chain'
import type { People } from './people'

interface Tenant {
  company_id: number
  clinic_id: number
}

/**
 * Takes out of the audit what it tells of people who are erased: what was entered, changed, searched for, and why. Who did what to whom and
 * when stays, and so does its chain. It comes after their rows are deleted: of others the database refuses it.
 */
export async function emptyEvents(database: Database, tenant: Tenant, erased: People) {
  await emptyUnsealed(database, tenant, erased)
  await database
    .updateTable('audit_event')
    .set({ ...nothing, salt: null })
    .where((eb) => eb.and({ company_id: tenant.company_id, clinic_id: tenant.clinic_id }))
    .where('salt', 'is not', null)
    .where(isOf(erased))
    .execute()
}

/** A reading is recorded soon after its reply, which can be after the erasure of whom it showed: what was recorded late is taken out too. */
export async function emptyLateEvents(database: Database, since: string) {
  const erasures = await database
    .selectFrom('audit_event')
    .select(['company_id', 'clinic_id', 'people'])
    .where('action', '=', 'erase')
    .where('at', '>=', since)
    .execute()
  for (const { people, ...tenant } of erasures)
    if (people) await database.transaction().execute((tx) => emptyEvents(tx, tenant, people))
}

const nothing = { query: null, before: null, after: null, reason: null }

/** Events from before there were seals stand in the chain by their contents: the digest of their group takes the place of these. */
async function emptyUnsealed(database: Database, { company_id, clinic_id }: Tenant, erased: People) {
  const unsealed = await database
    .selectFrom('audit_event')
    .selectAll()
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('seal', 'is', null)
    .where(sql<SqlBool>`num_nonnulls(query, before, after, reason) > 0`)
    .where(isOf(erased))
    .execute()
  for (const group_number of new Set(unsealed.map((event) => event.group_number))) {
    const written = await database
      .selectFrom('audit_event')
      .selectAll()
      .where((eb) => eb.and({ company_id, group_number }))
      .orderBy('position')
      .execute()
    await database
      .updateTable('audit_group')
      .set({ digest: digestOf(written) })
      .where((eb) => eb.and({ company_id, number: group_number }))
      .where('digest', 'is', null)
      .execute()
  }
  for (const { group_number, position, ...event } of unsealed)
    await database
      .updateTable('audit_event')
      .set({ ...nothing, seal: sealOf(randomBytes(16).toString('hex'), event) })
      .where((eb) => eb.and({ company_id, clinic_id, group_number, position }))
      .execute()
}

/** An event from before people were named is about its object. An erasure says what has to stay said. */
function isOf(erased: People) {
  const people = Object.entries(erased).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })))
  const isOfOne = ({ kind, id }: { kind: string; id: number }) =>
    sql`people @> ${JSON.stringify({ [kind]: [id] })}::jsonb or (people is null and object = ${kind} and object_id = ${id})`
  return sql<SqlBool>`action <> 'erase' and (${people.length > 0 ? sql.join(people.map(isOfOne), sql` or `) : sql`false`})`
}
