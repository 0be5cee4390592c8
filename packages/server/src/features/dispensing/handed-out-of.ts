import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The movements of the stock for a prescription, the first one first: what was handed out of it is their sum. */
export const handedOutOf = (
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  prescription_id: number,
) =>
  database
    .selectFrom('medicine_transaction')
    .innerJoin('medicine_movement', (join) =>
      join
        .onRef('medicine_movement.company_id', '=', 'medicine_transaction.company_id')
        .onRef('medicine_movement.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('medicine_movement.transaction_id', '=', 'medicine_transaction.id'),
    )
    .innerJoin('medicine_batch', (join) =>
      join
        .onRef('medicine_batch.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_batch.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_batch.id', '=', 'medicine_movement.batch_id'),
    )
    .select(['medicine_movement.id', 'medicine_movement.transaction_id', 'medicine_batch.lot'])
    .select(['medicine_batch.expires_on', 'medicine_movement.recorded_by as by', 'medicine_movement.recorded_at as at'])
    .select(sql<number>`-medicine_movement.quantity`.as('quantity'))
    .select((eb) => [
      eb.ref('medicine_transaction.number').$notNull().as('number'),
      eb.ref('medicine_movement.prescription_line').$notNull().as('line'),
    ])
    .where('medicine_transaction.company_id', '=', company_id)
    .where('medicine_transaction.clinic_id', '=', clinic_id)
    .where('medicine_transaction.prescription_id', '=', prescription_id)
    .orderBy('medicine_movement.id')
    .execute()
