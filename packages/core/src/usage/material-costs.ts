import type { Schema } from '@clinic/api'
import { allocate } from '../money'

/** What a service cost of a material, in rupiah. */
interface MaterialCost {
  product_id: number
  medicine_id: number
  amount: number
}

interface Used {
  /** What was done, how many times. */
  procedures: readonly { product_id: number; quantity: number }[]
  /** The recipes of services by their ids. */
  recipes: ReadonlyMap<number, readonly Schema<'RecipeLine'>[]>
  /** What was taken from the stock, each material once, at the cost of its batches. */
  taken: readonly { medicine_id: number; amount: number }[]
}

/**
 * Divides what the materials of a treatment cost among its services, by what their recipes need of each, without a rest. A material that
 * no recipe names, because an assistant recorded it, belongs to no service; neither does one that cost nothing.
 */
export function materialCosts({ procedures, recipes, taken }: Used): MaterialCost[] {
  const services = [...new Set(procedures.map(({ product_id }) => product_id))]
  const timesOf = (id: number) =>
    procedures.reduce((sum, { product_id, quantity }) => (product_id === id ? sum + quantity : sum), 0)
  return taken.flatMap(({ medicine_id, amount }) => {
    const needs = services.map((id) => timesOf(id) * neededOf(recipes.get(id) ?? [], medicine_id))
    if (needs.every((need) => need === 0)) return []
    return allocate(amount, needs).flatMap((part, index) => {
      const product_id = services[index]
      return product_id === undefined || part === 0 ? [] : [{ product_id, medicine_id, amount: part }]
    })
  })
}

const neededOf = (recipe: readonly Schema<'RecipeLine'>[], id: number) =>
  recipe.reduce((sum, { medicine_id, quantity }) => (medicine_id === id ? sum + quantity : sum), 0)
