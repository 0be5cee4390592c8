import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/schema'
import { tenantOf } from '../database/tenant'
import { Refusal } from './refusal'

/** Held in this order, each by its ids: two that hold the same rows cannot wait for each other. */
const tables = ['clinic', 'staff', 'doctor', 'room', 'patient', 'product', 'company_medicine'] as const
type Table = (typeof tables)[number]

interface ClinicKey {
  company_id: number
  clinic_id: number
}

/**
 * Holds rows that a decision relies on until the transaction ends, and returns the status of each: a change under way is
 * waited for, a later one waits. What is read beside the status (shifts, leave, maintenance, opening hours) must be read by
 * a statement after this one: its writers take these rows `for update`. A row of another clinic has no status; for a merged
 * patient nothing is decided any more.
 */
export async function lockStatus<Held extends Table>(
  tx: Transaction,
  tenant: ClinicKey,
  ids: { [Each in Held]: readonly (number | null)[] },
): Promise<{ [Each in Held]: ReadonlyMap<number, string> }> {
  const locked = tables.filter((table): table is Held => table in ids)
  const { rows } = await sql<Record<Held, Record<string, string>>>`select ${sql.join(
    locked.map((table) => sql`(${statusesIn(table, tenant, ids[table])}) as ${sql.ref(table)}`),
  )}`.execute(tx)
  const statuses = locked.map((table) => {
    const held = new Map(entriesOf(rows[0]?.[table]))
    if ([...held.values()].includes('merged')) throw new Refusal(409, 'patientMerged')
    return [table, held]
  })
  return Object.fromEntries(statuses)
}

function statusesIn(table: Table, tenant: ClinicKey, ids: readonly (number | null)[]): RawBuilder<unknown> {
  const known = ids.filter((id) => id !== null)
  const ofTenant = sql.join(
    Object.entries(tenantOf(table, tenant)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )
  return sql`select coalesce(jsonb_object_agg(id, status), '{}') from (
    select id, status from ${sql.table(table)} where ${ofTenant}
      and id = any(${known}::bigint[]) order by id for share) as held`
}

const entriesOf = (statuses: Record<string, string> = {}) =>
  Object.entries(statuses).map(([id, status]) => [Number(id), status] as const)
