import type { Schema } from '@clinic/api'
import { priceProblems } from '@clinic/core/product'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { productPriceColumns } from './product-price'

interface Entered {
  /** Null for the standard price. */
  price_list_id: number | null
  valid_from: string
  /** Each of another service, all of which are locked. */
  prices: readonly Schema<'ServicePriceInput'>[]
}

/** A price is never changed: a new one holds from its day on, also in the place of one from that day that was looked at. */
export async function enterPrices(
  tx: Transaction,
  { caller, now }: { caller: Caller; now: Date },
  { price_list_id, valid_from, prices }: Entered,
) {
  const { company_id, clinic_id, name } = caller
  const { today } = await clinicDay(tx, caller, now)
  const problem = priceProblems({ valid_from }, today).valid_from
  if (problem) throw new Refusal(422, 'checkFields', { fields: { valid_from: problem } })
  const services = prices.map(({ product_id }) => product_id)
  const replaced = await pricesFrom(tx, caller, { services, price_list_id, day: valid_from })
  if (prices.some(({ product_id, replaces }) => (replaced.get(product_id) ?? null) !== replaces))
    throw new Refusal(409, 'priceMeanwhile', { fields: { valid_from: 'priceMeanwhile' } })
  const entered = await tx
    .insertInto('product_price')
    .values(
      prices.map(({ product_id, price }) => ({
        company_id,
        clinic_id,
        product_id,
        price_list_id,
        price,
        valid_from,
        created_at: now,
        created_by: name,
      })),
    )
    .returning(productPriceColumns)
    .execute()
  for (const after of entered)
    recordEvent(tx, caller, { action: 'create', object: 'product_price', object_id: after.id, after })
  return entered
}

/** The prices of a list that hold from a day on, as core's `priceFrom`: held, so that none is withdrawn meanwhile. */
async function pricesFrom(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { services, price_list_id, day }: { services: readonly number[]; price_list_id: number | null; day: string },
) {
  const found = await tx
    .selectFrom('product_price')
    .select(['id', 'product_id'])
    .where((eb) => eb.and({ company_id, clinic_id, valid_from: day }))
    .where('product_id', '=', ({ fn, val }) => fn.any(val(services)))
    .where('price_list_id', 'is not distinct from', price_list_id)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(found.map(({ id, product_id }) => [product_id, id])) // of one day the last that was entered
}
