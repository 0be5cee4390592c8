import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { findPriceList } from '../../domain/price-list/find-price-list'
import { priceOnDay } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

export const listPriceListPrice: UseCase<'listPriceListPrice'> = async ({ database, caller, path, query, now }) => {
  const { company_id, clinic_id } = caller
  const { day = todayIn(caller, now), every } = query
  const list = await findPriceList(database, caller, path.id)
  if (!list) throw new Refusal(404, 'notFound')
  const current = priceOf(list, sql`product_price.valid_from <= ${day} order by product_price.valid_from desc`)
  const next = priceOf(list, sql`product_price.valid_from > ${day} order by product_price.valid_from`)
  const services = await database
    .selectFrom('product')
    .select(['id as product_id', 'code', 'name', 'status', priceOnDay(day).as('standard_price')])
    .select([current.as('current'), next.as('next')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return wholeList(services.filter((service) => isNamed(service) || (every && service.status === 'active')))
}

/** Whether the list says what it costs on the day or will cost; one that it stopped naming is not named. */
const isNamed = ({ current, next }: Pick<Schema<'PriceListPrice'>, 'current' | 'next'>) =>
  [current, next].some((dated) => dated && dated.price !== null)

/** The first price of a list in an order of days, of the `product` of the statement; of one day the last that was entered. */
const priceOf = ({ id }: { id: number }, days: RawBuilder<unknown>): RawBuilder<Schema<'DatedPrice'> | null> => sql`(
  select jsonb_build_object('id', product_price.id, 'price', product_price.price, 'valid_from', product_price.valid_from)
  from product_price
  where product_price.company_id = product.company_id and product_price.clinic_id = product.clinic_id
    and product_price.product_id = product.id and product_price.price_list_id = ${id} and product_price.withdrawn_at is null
    and ${days}, product_price.id desc
  limit 1)`
