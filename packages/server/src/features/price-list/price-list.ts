import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'

export const priceListUseCases = masterUseCases('PriceList', {
  table: 'price_list',
  columns: ['id', 'name', 'for_patients', 'status', 'version', 'created_at', 'updated_at'],
  search: sql`lower(name)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status', 'for_patients'],
  taken: { price_list_name_key: { name: 'priceListThere' } },
})
