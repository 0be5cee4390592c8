import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { priceToday } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'

export const listPriceListPrice: UseCase<'listPriceListPrice'> = async (call) => {
  const { database, caller, path, now } = call
  const { company_id, clinic_id } = caller
  const list = await database
    .selectFrom('price_list')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
    .executeTakeFirst()
  if (!list) throw new Refusal(404, 'notFound')
  const today = todayIn(caller, now)
  const current = priceOf(list, sql`product_price.valid_from <= ${today} order by product_price.valid_from desc`)
  const next = priceOf(list, sql`product_price.valid_from > ${today} order by product_price.valid_from`)
  const priced = await database
    .selectFrom('product')
    .select(['id as product_id', 'code', 'name', 'status', priceToday(call).as('standard_price')])
    .select([current.as('current'), next.as('next')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_price')
          .select('product_price.id')
          .where((eb) => eb.and({ company_id, clinic_id, price_list_id: list.id }))
          .whereRef('product_price.product_id', '=', 'product.id')
          .where('withdrawn_at', 'is', null),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return wholeList(priced)
}

/** The first price of a list in an order of days, of the `product` of the statement; of one day the last that was entered. */
const priceOf = ({ id }: { id: number }, days: RawBuilder<unknown>): RawBuilder<Schema<'DatedPrice'> | null> => sql`(
  select jsonb_build_object('price', product_price.price, 'valid_from', product_price.valid_from) from product_price
  where product_price.company_id = product.company_id and product_price.clinic_id = product.clinic_id
    and product_price.product_id = product.id and product_price.price_list_id = ${id} and product_price.withdrawn_at is null
    and ${days}, product_price.id desc
  limit 1)`
