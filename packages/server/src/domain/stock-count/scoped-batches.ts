import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { batchStateOn } from '../medicine/batch-rows'

export type CountScope = Pick<Schema<'StockCount'>, 'category' | 'location' | 'medicine_ids'>

/** The batches of the clinic with what a counter needs to find them, in the order in which they stand: by place, name and expiry. */
export const shelvedBatches = (database: Database | Transaction, context: RequestContext) =>
  database
    .selectFrom('medicine_batch')
    .innerJoin('medicine', (join) =>
      join
        .onRef('medicine.company_id', '=', 'medicine_batch.company_id')
        .onRef('medicine.clinic_id', '=', 'medicine_batch.clinic_id')
        .onRef('medicine.id', '=', 'medicine_batch.medicine_id'),
    )
    .innerJoin('company_medicine', (join) =>
      join
        .onRef('company_medicine.company_id', '=', 'medicine_batch.company_id')
        .onRef('company_medicine.id', '=', 'medicine_batch.medicine_id'),
    )
    .select(['medicine_batch.id as batch_id', 'medicine_batch.medicine_id', 'company_medicine.name'])
    .select(['company_medicine.strength', 'company_medicine.form', 'company_medicine.unit', 'company_medicine.barcode'])
    .select(['medicine.location', 'medicine_batch.lot', 'medicine_batch.expires_on'])
    .select(batchStateOn(context).as('state'))
    .where('medicine_batch.company_id', '=', context.caller.company_id)
    .where('medicine_batch.clinic_id', '=', context.caller.clinic_id)
    .orderBy('medicine.location')
    .orderBy('company_medicine.name')
    .orderBy('company_medicine.strength')
    .orderBy('medicine_batch.expires_on')
    .orderBy('medicine_batch.id')

/** The batches in stock that a count takes: all of the clinic's, or those of a class, a place, some medicines. */
export function scopedBatches(
  database: Database | Transaction,
  context: RequestContext,
  { category, location, medicine_ids }: CountScope,
) {
  const place = location.trim().toLowerCase()
  return shelvedBatches(database, context)
    .where('medicine_batch.on_hand', '>', 0)
    .$if(category !== null, (rows) => rows.where('company_medicine.category', '=', category ?? 'consumable'))
    .$if(place !== '', (rows) => rows.where(({ fn }) => fn<string>('lower', ['medicine.location']), '=', place))
    .$if(medicine_ids.length > 0, (rows) =>
      rows.where('medicine_batch.medicine_id', '=', ({ fn, val }) => fn.any(val([...medicine_ids]))),
    )
}
