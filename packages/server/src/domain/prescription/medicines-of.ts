import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Medicines of the company as they are called now. */
export async function medicinesOf(
  database: Database | Transaction,
  { company_id }: Pick<Caller, 'company_id'>,
  ids: readonly number[],
): Promise<Schema<'PrescribedMedicine'>[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom('company_medicine')
    .select(['id as medicine_id', 'name', 'generic_name', 'ingredients', 'medicine_class', 'kfa_code'])
    .select(['form', 'strength', 'unit', 'pregnancy', 'status'])
    .where('company_id', '=', company_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}
