import type { Schema } from '@clinic/api'
import { recipeProblems } from '@clinic/core/product'
import type { Transaction } from '../../database/schema'
import { lockProduct } from '../../domain/product/product-price'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { recipeMaterials, recipeOf } from './recipe-of'

/** Of two who write the first recipe of a service at once, the second waits for the service and is told of the first. */
export const updateProductRecipe: UseCase<'updateProductRecipe'> = ({ database, caller, now, path: { id }, body }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    await lockProduct(tx, caller, id)
    await tx
      .insertInto('product_recipe')
      .values({ company_id, clinic_id, id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return changeRow(tx, caller, {
      table: 'product_recipe',
      id,
      read: () => recipeOf(tx, caller, id),
      version: body.version,
      async apply({ before }) {
        await checkRecipe(tx, caller, { lines: body.lines, before })
        return { lines: JSON.stringify(body.lines), updated_at: now.toISOString() }
      },
      action: 'update',
    })
  })

interface Checked {
  lines: readonly Schema<'RecipeLine'>[]
  before: Schema<'ProductRecipe'>
}

async function checkRecipe(tx: Transaction, caller: Caller, { lines, before }: Checked) {
  const ids = lines.map(({ medicine_id }) => medicine_id)
  const materials = await recipeMaterials(tx, caller, ids)
  const problems = [...recipeProblems(lines, { materials, before: before.lines })]
  if (problems.length === 0) return
  const fields = problems.map(([row, problem]) => {
    const name = materials.find(({ id }) => id === lines[row]?.medicine_id)?.name ?? ''
    return [`lines.${row}.medicine_id`, { sentence: `${problem}InRecipe` as const, values: { name } }]
  })
  throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
}
