import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import type { CopiedRow } from './copied-rows'

/** What the ids of a row stand for: `doctor_id` has its name beside it in `doctor_name`. */
const references = {
  doctor_id: { table: 'doctor', name: 'display_name' },
  staff_id: { table: 'staff', name: 'name' },
  room_id: { table: 'room', name: 'name' },
  product_id: { table: 'product', name: 'name' },
  insurance_id: { table: 'insurance', name: 'name' },
  payor_id: { table: 'payor', name: 'name' },
  supplier_id: { table: 'supplier', name: 'name' },
  price_list_id: { table: 'price_list', name: 'name' },
} as const

interface Section {
  table: string
  rows: CopiedRow[]
}

/** Adds to each row the names of what its ids stand for, one statement a table. */
export async function nameReferences(
  database: Database,
  { company_id, clinic_id }: Caller,
  sections: readonly Section[],
) {
  const named = new Map<string, Map<number, string>>()
  for (const [column, { table, name }] of Object.entries(references)) {
    const ids = new Set(sections.flatMap(({ rows }) => rows.map((row) => row[column])).filter((id) => id != null))
    const { rows } = await sql<{
      id: number
      name: string
    }>`select id, ${sql.ref(name)} as name from ${sql.table(table)}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and id = any(${[...ids]}::bigint[])`.execute(
      database,
    )
    named.set(column, new Map(rows.map(({ id, name }) => [id, name])))
  }
  const namesOf = (row: CopiedRow) =>
    Array.from(named, ([column, names]) => [column.replace('_id', '_name'), names.get(Number(row[column]))]).filter(
      ([, name]) => name !== undefined,
    )
  return sections.map(({ table, rows }) => ({
    table,
    rows: rows.map((row) => ({ ...row, ...Object.fromEntries(namesOf(row)) })),
  }))
}
