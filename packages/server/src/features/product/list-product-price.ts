import type { UseCase } from '../../contract'
import { wholeList } from '../../database/list'
import { findProduct, productPriceColumns } from './product-price'

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
