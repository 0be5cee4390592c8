import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What a note says was done, and the recipes of its services. */
export async function doneProcedures(tx: Transaction, { company_id, clinic_id }: Caller, note_id: number) {
  const procedures = await tx
    .selectFrom('procedure')
    .leftJoin('product_recipe', (join) =>
      join
        .onRef('product_recipe.company_id', '=', 'procedure.company_id')
        .onRef('product_recipe.clinic_id', '=', 'procedure.clinic_id')
        .onRef('product_recipe.id', '=', 'procedure.product_id'),
    )
    .select(['procedure.product_id', 'procedure.quantity', 'product_recipe.lines'])
    .where('procedure.company_id', '=', company_id)
    .where('procedure.clinic_id', '=', clinic_id)
    .where('procedure.note_id', '=', note_id)
    // what is continued another day used material today
    .where('procedure.outcome', '<>', 'cancelled')
    .orderBy('procedure.id')
    .execute()
  return { procedures, recipes: new Map(procedures.map(({ product_id, lines }) => [product_id, lines ?? []])) }
}
