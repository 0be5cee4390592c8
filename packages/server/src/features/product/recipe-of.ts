import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The recipe of a service, with its materials as they are now; an empty one where nobody wrote any. */
export async function recipeOf(
  database: Database | Transaction,
  caller: Caller,
  id: number,
): Promise<Schema<'ProductRecipe'>> {
  const { company_id, clinic_id } = caller
  const stored = await database
    .selectFrom('product_recipe')
    .select(['lines', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  const { lines, version } = stored ?? { lines: [], version: 1 }
  const ids = lines.map(({ medicine_id }) => medicine_id)
  return { id, lines, version, materials: await recipeMaterials(database, caller, ids) }
}

/** Materials of the company. */
export const recipeMaterials = (
  database: Database | Transaction,
  { company_id }: Pick<Caller, 'company_id'>,
  ids: readonly number[],
) =>
  database
    .selectFrom('company_medicine')
    .select(['id', 'name', 'form', 'strength', 'unit', 'status'])
    .where('company_id', '=', company_id)
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .orderBy('id')
    .execute()
