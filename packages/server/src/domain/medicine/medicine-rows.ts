import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { batchStateOn } from './batch-rows'

/** The medicines that the clinic keeps: what it ever received. */
export const medicineRows = (database: Database | Transaction, context: RequestContext) =>
  database
    .selectFrom('medicine')
    .innerJoin('company_medicine', (join) =>
      join
        .onRef('company_medicine.company_id', '=', 'medicine.company_id')
        .onRef('company_medicine.id', '=', 'medicine.id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('medicine_batch')
          .select([available(context).as('available'), nearestExpiry(context).as('nearest_expiry')])
          .select(sql<number>`sum(on_hand * unit_cost)::bigint`.as('value'))
          .select(isAny(context, ['expiring', 'expired']).as('is_expiring'))
          .select(isAny(context, ['recalled']).as('is_recalled'))
          .whereRef('medicine_batch.company_id', '=', 'medicine.company_id')
          .whereRef('medicine_batch.clinic_id', '=', 'medicine.clinic_id')
          .whereRef('medicine_batch.medicine_id', '=', 'medicine.id')
          .where('medicine_batch.on_hand', '>', 0)
          .as('stock'),
      (join) => join.onTrue(),
    )
    .select(['company_medicine.id', 'company_medicine.name', 'company_medicine.generic_name'])
    .select(['company_medicine.strength', 'company_medicine.form', 'company_medicine.category'])
    .select(['company_medicine.unit', 'company_medicine.pack', 'company_medicine.pack_size'])
    .select(['company_medicine.barcode', 'company_medicine.sell_price', 'medicine.on_hand', 'medicine.minimum'])
    .select(['medicine.maximum', 'medicine.location', 'medicine.version'])
    .select([stockValue.as('value'), stockAvailable.as('available'), 'stock.nearest_expiry', medicineFlags.as('flags')])
    .where('medicine.company_id', '=', context.caller.company_id)
    .where('medicine.clinic_id', '=', context.caller.clinic_id)

/** The same with what is on its way to and from the clinic. */
export const medicineRowsInTransit = (database: Database | Transaction, context: RequestContext) =>
  medicineRows(database, context).select([
    inTransit('transfer_in').as('incoming'),
    inTransit('transfer_out').as('outgoing'),
  ])

/** The units of a medicine in the documents of the clinic that the other clinic has sent, or not accepted yet. */
const inTransit = (kind: 'transfer_in' | 'transfer_out') => sql<number>`coalesce((
  select sum((line ->> 'quantity')::bigint * (line ->> 'pack_size')::bigint)::bigint
  from medicine_transaction
  cross join lateral jsonb_array_elements(medicine_transaction.lines) as line
  where medicine_transaction.company_id = medicine.company_id and medicine_transaction.clinic_id = medicine.clinic_id
    and medicine_transaction.state = 'sent' and medicine_transaction.kind = ${kind}
    and (line ->> 'medicine_id')::bigint = medicine.id), 0)`

export const stockAvailable = sql<number>`coalesce(stock.available, 0)`
export const stockValue = sql<number>`coalesce(stock.value, 0)`

/** What of the stock calls for attention, in the order of core's `medicineFlags`. */
export const medicineFlags = sql<Schema<'MedicineFlag'>[]>`to_jsonb(array_remove(array[
  case when ${stockAvailable} = 0 then 'out' end,
  case when ${stockAvailable} between 1 and medicine.minimum then 'low' end,
  case when stock.is_expiring then 'expiring' end,
  case when stock.is_recalled then 'recalled' end], null))`

const isUsable = (context: RequestContext) => sql<boolean>`${batchStateOn(context)} in ('good', 'expiring')`
const available = (context: RequestContext) => sql<number>`sum(on_hand) filter (where ${isUsable(context)})::bigint`
const nearestExpiry = (context: RequestContext) =>
  sql<string | null>`min(expires_on) filter (where ${isUsable(context)})`
const isAny = (context: RequestContext, states: readonly Schema<'MedicineBatchState'>[]) =>
  sql<boolean>`bool_or(${batchStateOn(context)} = any(${states}::text[]))`
