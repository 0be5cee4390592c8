import { type RawBuilder, sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { boundsOf, controlledMovements } from './controlled-movements'

/** Sums of the movements that the register lists, so that the two cannot differ. */
export const listControlledMedicine: UseCase<'listControlledMedicine'> = async ({ database, caller, now, query }) => {
  const { begins, ends } = await boundsOf(database, { caller, now }, query.period)
  const within = (kinds: RawBuilder<unknown>) =>
    sum(sql`moved.recorded_at >= ${begins} and medicine_transaction.kind ${kinds}`)
  return controlledMovements(database, caller, { ends })
    .select([
      sum(sql`moved.recorded_at < ${begins}`).as('opening'),
      within(sql`= 'receipt'`).as('received'),
      sql<number>`-${within(sql`= 'dispense'`)}`.as('dispensed'),
      sql<number>`-${within(sql`= 'usage'`)}`.as('used'),
      sql<number>`-${within(sql`= 'supplier_return'`)}`.as('returned'),
      within(sql`in ('transfer_in', 'transfer_out')`).as('transferred'),
      within(sql`not in ('receipt', 'dispense', 'usage', 'supplier_return', 'transfer_in', 'transfer_out')`).as(
        'corrected',
      ),
      sum(sql`true`).as('closing'),
    ])
    .select('moved.medicine_id as id')
    .groupBy(['moved.medicine_id', 'moved.name', 'moved.strength', 'moved.form', 'moved.unit', 'moved.category'])
    .orderBy('moved.category')
    .orderBy(sql`lower(moved.name)`)
    .orderBy('moved.medicine_id')
    .execute()
}

const sum = (where: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(moved.quantity) filter (where ${where}), 0)::bigint`
