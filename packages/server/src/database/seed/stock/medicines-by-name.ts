import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** The medicines and materials of the company by their names. */
export async function medicinesByName(tx: Transaction, { company_id }: Place) {
  const rows = await tx
    .selectFrom('company_medicine')
    .select(['id', 'name', 'pack_size', 'buy_price'])
    .where('company_id', '=', company_id)
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

export type DemoMedicine = Awaited<ReturnType<typeof medicinesByName>> extends Map<string, infer Row> ? Row : never
