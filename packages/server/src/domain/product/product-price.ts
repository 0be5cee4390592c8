import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { todayIn } from '../clinic/clinic-day'

export const productPriceColumns = [
  'id',
  'product_id',
  'price_list_id',
  'price',
  'valid_from',
  'created_at',
  'created_by',
  'withdrawn_at',
  'withdrawn_by',
  'withdrawal_reason',
] as const

/** The standard price of a service on the clinic's day, in a statement that reads `product`. */
export const priceToday = ({ caller, now }: { caller: Caller; now: Date }) => priceOnDay(todayIn(caller, now))

/**
 * The standard price of a service on a plain date, in a statement that reads `product`: core's `priceOn` for lists that are
 * sorted by it. A test compares the two.
 */
export const priceOnDay = (day: string | RawBuilder<string>): RawBuilder<number | null> => sql`(
  select product_price.price from product_price
  where product_price.company_id = product.company_id and product_price.clinic_id = product.clinic_id
    and product_price.product_id = product.id and product_price.price_list_id is null and product_price.withdrawn_at is null
    and product_price.valid_from <= ${day}
  order by product_price.valid_from desc, product_price.id desc
  limit 1)`

/** Refuses the id of a service that is not of the caller's clinic. */
export async function findProduct(database: Database, caller: Caller, id: number): Promise<void> {
  if (!(await products(database, caller, [id]).executeTakeFirst())) throw new Refusal(404, 'notFound')
}

/** Holds services of the clinic until the transaction ends, and returns which are: their prices are entered one after the other. */
export async function lockProducts(tx: Transaction, caller: Caller, ids: readonly number[]): Promise<number[]> {
  const held = await products(tx, caller, ids).orderBy('id').forUpdate().execute()
  return held.map(({ id }) => id)
}

/** The same of one; one of another clinic is refused. */
export async function lockProduct(tx: Transaction, caller: Caller, id: number): Promise<void> {
  if ((await lockProducts(tx, caller, [id])).length === 0) throw new Refusal(404, 'notFound')
}

const products = (database: Database | Transaction, { company_id, clinic_id }: Caller, ids: readonly number[]) =>
  database
    .selectFrom('product')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
