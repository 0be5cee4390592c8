import { offeredProduct } from '../../domain/product/offered-product'
import type { UseCases } from '../../use-case/contract'
import { masterUseCases } from '../../use-case/master'
import { createProductPrice } from './create-product-price'
import { getProductRecipe } from './get-product-recipe'
import { listProductPrice } from './list-product-price'
import { updateProductRecipe } from './update-product-recipe'
import { withdrawProductPrice } from './withdraw-product-price'

type ProductOperation =
  | 'listProduct'
  | 'createProduct'
  | 'getProduct'
  | 'updateProduct'
  | 'getProductRecipe'
  | 'updateProductRecipe'
  | 'listProductPrice'
  | 'createProductPrice'
  | 'withdrawProductPrice'

export const productUseCases: UseCases<ProductOperation> = {
  ...masterUseCases('Product', offeredProduct),
  getProductRecipe,
  updateProductRecipe,
  listProductPrice,
  createProductPrice,
  withdrawProductPrice,
}
