import { materialCosts } from '@clinic/core/usage'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { doneProcedures } from './done-procedures'

interface Posted {
  transaction_id: number
  /** A plain date of the clinic. */
  day: string
}

/** Writes down what the services of a treatment cost of each material that a document has just taken, by their recipes. */
export async function recordMaterialCosts(tx: Transaction, caller: Caller, { transaction_id, day }: Posted) {
  const { company_id, clinic_id } = caller
  const { visit_id, note_id } = await tx
    .selectFrom('medicine_transaction')
    .select(['visit_id', 'note_id'])
    .where((eb) => eb.and({ company_id, clinic_id, id: transaction_id }))
    .executeTakeFirstOrThrow()
  if (visit_id === null || note_id === null) throw new Error('Only what a treatment used has a cost of materials')
  const done = await doneProcedures(tx, caller, note_id)
  const costs = materialCosts({ ...done, taken: await takenAtCost(tx, caller, transaction_id) })
  if (costs.length > 0)
    await tx
      .insertInto('material_cost')
      .values(costs.map((cost) => ({ company_id, clinic_id, transaction_id, visit_id, day, ...cost })))
      .execute()
}

/** What the movements of a document took, at the cost of their batches. */
const takenAtCost = (tx: Transaction, { company_id, clinic_id }: Caller, transaction_id: number) =>
  tx
    .selectFrom('medicine_movement as moved')
    .innerJoin('medicine_batch as batch', (join) =>
      join
        .onRef('batch.company_id', '=', 'moved.company_id')
        .onRef('batch.clinic_id', '=', 'moved.clinic_id')
        .onRef('batch.id', '=', 'moved.batch_id'),
    )
    .select('moved.medicine_id')
    .select(sql<number>`sum(-moved.quantity * batch.unit_cost)::bigint`.as('amount'))
    .where('moved.company_id', '=', company_id)
    .where('moved.clinic_id', '=', clinic_id)
    .where('moved.transaction_id', '=', transaction_id)
    .groupBy('moved.medicine_id')
    .orderBy('moved.medicine_id')
    .execute()
