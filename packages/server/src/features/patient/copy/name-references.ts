import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import type { CopiedRow } from './copied-rows'

/** What the ids of a row stand for: `doctor_id` has its name beside it in `doctor_name`, a payment of a payor its state. */
const references = {
  doctor_id: { table: 'doctor', column: 'display_name', shown: 'doctor_name' },
  staff_id: { table: 'staff', column: 'name', shown: 'staff_name' },
  room_id: { table: 'room', column: 'name', shown: 'room_name' },
  product_id: { table: 'product', column: 'name', shown: 'product_name' },
  insurance_id: { table: 'insurance', column: 'name', shown: 'insurance_name' },
  payor_id: { table: 'payor', column: 'name', shown: 'payor_name' },
  supplier_id: { table: 'supplier', column: 'name', shown: 'supplier_name' },
  price_list_id: { table: 'price_list', column: 'name', shown: 'price_list_name' },
  payor_payment_id: { table: 'payor_payment', column: 'state', shown: 'payor_payment_state' },
} as const

interface Section {
  table: string
  rows: CopiedRow[]
}

/** Adds to each row what its ids stand for, one statement a table. */
export async function nameReferences(
  database: Database,
  { company_id, clinic_id }: Caller,
  sections: readonly Section[],
) {
  const named = new Map<string, { shown: string; values: ReadonlyMap<number, string> }>()
  for (const [key, { table, column, shown }] of Object.entries(references)) {
    const ids = new Set(sections.flatMap(({ rows }) => rows.map((row) => row[key])).filter((id) => id != null))
    const { rows } = await sql<{
      id: number
      value: string
    }>`select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and id = any(${[...ids]}::bigint[])`.execute(
      database,
    )
    named.set(key, { shown, values: new Map(rows.map(({ id, value }) => [id, value])) })
  }
  const namesOf = (row: CopiedRow) =>
    Array.from(named, ([key, { shown, values }]) => [shown, values.get(Number(row[key]))]).filter(
      ([, value]) => value !== undefined,
    )
  return sections.map(({ table, rows }) => ({
    table,
    rows: rows.map((row) => ({ ...row, ...Object.fromEntries(namesOf(row)) })),
  }))
}
