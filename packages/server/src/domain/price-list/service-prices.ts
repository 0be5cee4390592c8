import type { Schema } from '@clinic/api'
import { pricesOf } from '@clinic/core/price-list'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface Priced {
  product_ids: readonly (number | null)[]
  lists: readonly Schema<'PriceListName'>[]
  /** Of the treatment, a plain date. */
  day: string
}

/** Returns what the standard and each of some lists say of services on a day. */
export async function servicePrices(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { product_ids, lists, day }: Priced,
): Promise<(product_id: number | null) => Schema<'ListedPrice'>[]> {
  const services = Array.from(new Set(product_ids.flatMap((id) => id ?? [])))
  if (services.length === 0) return () => []
  const history = await database
    .selectFrom('product_price')
    .select(['id', 'product_id', 'price_list_id', 'price', 'valid_from', 'withdrawn_at'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('product_id', '=', ({ fn, val }) => fn.any(val(services)))
    .where('valid_from', '<=', day)
    .where('withdrawn_at', 'is', null)
    .execute()
  return (product_id) =>
    pricesOf(
      history.filter((price) => price.product_id === product_id),
      { lists, day },
    )
}
