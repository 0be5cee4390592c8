import { offeredProduct } from '../../domain/product/offered-product'
import type { UseCases } from '../../use-case/contract'
import { masterUseCases } from '../../use-case/master'
import { createProductPrice } from './create-product-price'
import { listProductPrice } from './list-product-price'
import { withdrawProductPrice } from './withdraw-product-price'

type ProductOperation =
  | 'listProduct'
  | 'createProduct'
  | 'getProduct'
  | 'updateProduct'
  | 'listProductPrice'
  | 'createProductPrice'
  | 'withdrawProductPrice'

export const productUseCases: UseCases<ProductOperation> = {
  ...masterUseCases('Product', offeredProduct),
  listProductPrice,
  createProductPrice,
  withdrawProductPrice,
}
