import type { Schema } from '@clinic/api'

/** So many units of a material, and who says so. */
export type ProposedMaterial = Pick<Schema<'UsageLine'>, 'medicine_id' | 'source'> & { quantity: number }

interface Treated {
  /** What was done, how many times. */
  procedures: readonly { product_id: number; quantity: number }[]
  /** The recipes of services by their ids. */
  recipes: ReadonlyMap<number, readonly Schema<'RecipeLine'>[]>
  /** What assistants recorded. */
  recorded: readonly { medicine_id: number; quantity: number }[]
  /** What was already taken from the stock for the same visit. */
  taken: readonly { medicine_id: number; quantity: number }[]
}

/**
 * Returns what a treatment used, in the order of its procedures: the sum of their recipes, but of a material that an assistant recorded
 * what was recorded, a begun unit as a whole one. What was already taken for the visit is not taken again, and nothing is given back.
 */
export function proposedMaterials({ procedures, recipes, recorded, taken }: Treated): ProposedMaterial[] {
  const byRecipe = procedures.flatMap(({ product_id, quantity: times }) =>
    (recipes.get(product_id) ?? []).map(({ medicine_id, quantity }) => ({ medicine_id, quantity: quantity * times })),
  )
  const recipeUnits = unitsOf(byRecipe)
  const recordedUnits = unitsOf(recorded)
  const takenUnits = unitsOf(taken)
  return [...new Map([...recipeUnits, ...recordedUnits]).keys()].flatMap((medicine_id): ProposedMaterial[] => {
    const counted = recordedUnits.get(medicine_id)
    const needed = Math.ceil(counted ?? recipeUnits.get(medicine_id) ?? 0)
    const quantity = needed - (takenUnits.get(medicine_id) ?? 0)
    return quantity > 0 ? [{ medicine_id, quantity, source: counted === undefined ? 'recipe' : 'recorded' }] : []
  })
}

/** How many units of each material, in the order in which it is first named. */
function unitsOf(lines: readonly { medicine_id: number; quantity: number }[]) {
  const units = new Map<number, number>()
  for (const { medicine_id, quantity } of lines) units.set(medicine_id, (units.get(medicine_id) ?? 0) + quantity)
  return units
}
