import { sql } from 'kysely'
import type { UseCases } from '../../use-case/contract'
import { masterUseCases } from '../../use-case/master'
import { createPriceListPrice } from './create-price-list-price'
import { listPriceListPrice } from './list-price-list-price'

type PriceListOperation =
  | 'listPriceList'
  | 'createPriceList'
  | 'getPriceList'
  | 'updatePriceList'
  | 'listPriceListPrice'
  | 'createPriceListPrice'

export const priceListUseCases: UseCases<PriceListOperation> = {
  ...masterUseCases('PriceList', {
    table: 'price_list',
    columns: ['id', 'name', 'for_patients', 'status', 'version', 'created_at', 'updated_at'],
    search: sql`lower(name)`,
    sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
    defaultSort: 'name',
    filters: ['status', 'for_patients'],
    taken: { price_list_name_key: { name: 'priceListThere' } },
  }),
  listPriceListPrice,
  createPriceListPrice,
}
