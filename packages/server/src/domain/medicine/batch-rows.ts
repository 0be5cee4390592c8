import type { Schema } from '@clinic/api'
import { expiringDays } from '@clinic/core/medicine'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { todayIn } from '../clinic/clinic-day'

/** Core's `batchStateOf`, line by line, as the database works it out; a test holds the two together. */
export const batchStateOn = ({ caller, now }: RequestContext) => sql<Schema<'MedicineBatchState'>>`case
  when medicine_batch.recalled_at is not null then 'recalled'
  when medicine_batch.expires_on < ${todayIn(caller, now)} then 'expired'
  when medicine_batch.expires_on <= ${todayIn(caller, now)} + ${sql.lit(expiringDays)} then 'expiring'
  else 'good' end`

/** The batches of the clinic; `batchOf` makes of each what is shown. */
export const batchRows = (database: Database | Transaction, context: RequestContext) =>
  database
    .selectFrom('medicine_batch')
    .leftJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'medicine_batch.company_id')
        .onRef('supplier.clinic_id', '=', 'medicine_batch.clinic_id')
        .onRef('supplier.id', '=', 'medicine_batch.supplier_id'),
    )
    .select(['medicine_batch.id', 'medicine_batch.medicine_id', 'medicine_batch.lot', 'medicine_batch.expires_on'])
    .select(['medicine_batch.unit_cost', 'medicine_batch.supplier_id', 'supplier.name as supplier_name'])
    .select('medicine_batch.on_hand')
    .select(['medicine_batch.recall_reason', 'medicine_batch.recalled_by', 'medicine_batch.recalled_at'])
    .select(['medicine_batch.version', 'medicine_batch.created_at', batchStateOn(context).as('state')])
    .where('medicine_batch.company_id', '=', context.caller.company_id)
    .where('medicine_batch.clinic_id', '=', context.caller.clinic_id)

type BatchRow = Awaited<ReturnType<ReturnType<typeof batchRows>['executeTakeFirstOrThrow']>>

export function batchOf({ recall_reason, recalled_by, recalled_at, ...batch }: BatchRow): Schema<'MedicineBatch'> {
  const recalled =
    recall_reason !== null && recalled_by !== null && recalled_at !== null
      ? { reason: recall_reason, by: recalled_by, at: recalled_at }
      : null
  return { ...batch, recalled }
}
