import { findProduct, productPriceColumns } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listProductPrice: UseCase<'listProductPrice'> = async ({ database, caller, path }) => {
  const { company_id, clinic_id } = caller
  await findProduct(database, caller, path.id)
  const prices = await database
    .selectFrom('product_price')
    .select(productPriceColumns)
    .where((eb) => eb.and({ company_id, clinic_id, product_id: path.id }))
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return wholeList(prices)
}
