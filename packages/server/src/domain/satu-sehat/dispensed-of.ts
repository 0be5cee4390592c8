import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { medicinesOf } from '../prescription/medicines-of'

/**
 * The signed prescriptions of a visit, each time something of them was handed out of a batch, and the KFA codes of their medicines as they
 * are now: one that was missing is added after the signature.
 */
export async function dispensedOf(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  visit_id: number,
) {
  const prescriptions = await database
    .selectFrom('prescription')
    .select(['id', 'clinic_id', 'state', 'content', 'signed_with'])
    .select((eb) => eb.ref('prescription.signed_at').$notNull().as('signed_at'))
    .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
    .where('signed_at', 'is not', null)
    .orderBy('id')
    .execute()
  const movements = await database
    .selectFrom('medicine_movement')
    .innerJoin('medicine_transaction', (join) =>
      join
        .onRef('medicine_transaction.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_transaction.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_transaction.id', '=', 'medicine_movement.transaction_id'),
    )
    .innerJoin('medicine_batch', (join) =>
      join
        .onRef('medicine_batch.company_id', '=', 'medicine_movement.company_id')
        .onRef('medicine_batch.clinic_id', '=', 'medicine_movement.clinic_id')
        .onRef('medicine_batch.id', '=', 'medicine_movement.batch_id'),
    )
    .select(['medicine_movement.id', 'medicine_movement.recorded_at as at'])
    .select((eb) => eb.ref('medicine_movement.prescription_line').$notNull().as('line'))
    .select((eb) => eb.ref('medicine_transaction.prescription_id').$notNull().as('prescription_id'))
    .select(sql<number>`-medicine_movement.quantity`.as('quantity'))
    .select(['medicine_batch.lot', 'medicine_batch.expires_on'])
    .where('medicine_movement.company_id', '=', company_id)
    .where('medicine_movement.clinic_id', '=', clinic_id)
    .where('medicine_movement.prescription_line', 'is not', null)
    .where('medicine_transaction.prescription_id', 'in', [0, ...prescriptions.map(({ id }) => id)])
    .orderBy('medicine_movement.id')
    .execute()
  const medicine_ids = prescriptions.flatMap(({ signed_with }) =>
    (signed_with?.medicines ?? []).map(({ medicine_id }) => medicine_id),
  )
  const medicines = await medicinesOf(database, { company_id }, medicine_ids)
  return { prescriptions, movements, kfa_codes: new Map(medicines.map((each) => [each.medicine_id, each.kfa_code])) }
}
