import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { movementReason } from '../../domain/medicine/movement-reason'
import type { Caller } from '../../use-case/contract'

/**
 * The movements of the clinic with their batch and the document they belong to, which has its number when it moves stock. Both are
 * always there; joined from the left, the database leaves them out where the movements are only counted.
 */
export const movementRows = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('medicine_movement')
    .leftJoin('medicine_batch', (join) =>
      join
        .onRef('medicine_batch.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_batch.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_batch.id', '=', 'medicine_movement.batch_id'),
    )
    .leftJoin('medicine_transaction', (join) =>
      join
        .onRef('medicine_transaction.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_transaction.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_transaction.id', '=', 'medicine_movement.transaction_id'),
    )
    .select(['medicine_movement.id', 'medicine_movement.quantity', 'medicine_movement.balance'])
    .select(['medicine_movement.batch_id', 'medicine_movement.transaction_id'])
    .select(['medicine_movement.recorded_by', 'medicine_movement.recorded_at'])
    .select(['medicine_batch.expires_on', movementReason(sql`medicine_movement.quantity`).as('reason')])
    .select((eb) => [
      eb.ref('medicine_batch.lot').$notNull().as('lot'),
      eb.ref('medicine_batch.unit_cost').$notNull().as('unit_cost'),
      eb.ref('medicine_transaction.kind').$notNull().as('kind'),
      eb.ref('medicine_transaction.note').$notNull().as('note'),
    ])
    .select(sql<string>`coalesce(medicine_transaction.number, '')`.as('number'))
    .where('medicine_movement.company_id', '=', company_id)
    .where('medicine_movement.clinic_id', '=', clinic_id)
