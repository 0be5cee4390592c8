import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The ids a patient has or had: their own, and those of the duplicates merged into them. */
export async function mergedIds(database: Database, { company_id, clinic_id }: Caller, id: number) {
  const duplicates = await database
    .selectFrom('patient')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, merged_into: id }))
    .execute()
  return [id, ...duplicates.map((duplicate) => duplicate.id)]
}
