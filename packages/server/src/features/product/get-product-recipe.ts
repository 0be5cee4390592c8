import { findProduct } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { recipeOf } from './recipe-of'

export const getProductRecipe: UseCase<'getProductRecipe'> = async ({ database, caller, path: { id } }) => {
  await findProduct(database, caller, id)
  return recipeOf(database, caller, id)
}
