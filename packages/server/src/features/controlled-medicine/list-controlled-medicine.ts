import { type RawBuilder, sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { boundsOf, controlledMovements } from './controlled-movements'

/** Sums of the movements that the register lists, so that the two cannot differ. */
export const listControlledMedicine: UseCase<'listControlledMedicine'> = async ({ database, caller, now, query }) => {
  const { begins, ends } = await boundsOf(database, { caller, now }, query.period)
  const within = (kinds: RawBuilder<unknown>) =>
    sum(sql`medicine_movement.recorded_at >= ${begins} and medicine_transaction.kind ${kinds}`)
  return controlledMovements(database, caller)
    .select([
      sum(sql`medicine_movement.recorded_at < ${begins}`).as('opening'),
      within(sql`= 'receipt'`).as('received'),
      sql<number>`-${within(sql`= 'dispense'`)}`.as('dispensed'),
      sql<number>`-${within(sql`= 'usage'`)}`.as('used'),
      within(sql`not in ('receipt', 'dispense', 'usage')`).as('corrected'),
      sum(sql`true`).as('closing'),
    ])
    .select('medicine_movement.medicine_id as id')
    .where('medicine_movement.recorded_at', '<', ends)
    .groupBy(['medicine_movement.medicine_id', 'company_medicine.company_id', 'company_medicine.id'])
    .orderBy('company_medicine.category')
    .orderBy(sql`lower(company_medicine.name)`)
    .orderBy('company_medicine.id')
    .execute()
}

const sum = (where: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(medicine_movement.quantity) filter (where ${where}), 0)::bigint`
