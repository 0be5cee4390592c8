import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { freezeBatches } from '../../../domain/stock-count/freeze-batches'
import type { Transaction } from '../../schema'
import type { DemoAccount, Place } from '../insert'
import { contextOf } from './context-of'

export interface FrozenLine {
  batch_id: number
  medicine_id: number
  snapshot: number
}

interface Planned {
  name: string
  dated_on: string
  category: Schema<'MedicineCategory'>
  at: string
}

/** Plans a count of a class by two people and starts it. */
export async function openCount(tx: Transaction, place: Place, { at, ...planned }: Planned) {
  const { company_id, clinic_id, clerk } = place
  const { id } = await tx
    .insertInto('stock_count')
    .values({
      company_id,
      clinic_id,
      state: 'draft',
      ...planned,
      location: '',
      medicine_ids: '[]',
      counters: 2,
      single_reason: '',
      transaction_id: null,
      stages: JSON.stringify([{ state: 'draft', by: clerk.user_name, at, reason: '' }]),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scope = { category: planned.category, location: '', medicine_ids: [] }
  await freezeBatches(tx, contextOf(place, clerk, at), { count_id: id, scope })
  await step(tx, place, { id, state: 'counting', at, by: clerk, reason: '' })
  const lines: FrozenLine[] = await tx
    .selectFrom('stock_count_line')
    .select(['batch_id', 'medicine_id', 'snapshot'])
    .where((eb) => eb.and({ company_id, clinic_id, count_id: id }))
    .orderBy('batch_id')
    .execute()
  return { id, lines }
}

interface Counted {
  id: number
  lines: readonly FrozenLine[]
  position: 1 | 2
  by: DemoAccount
  found: (line: FrozenLine) => number
  at: string
  isFinished?: true
}

/** Types what somebody found of each line. */
export async function countBy(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { id: count_id, lines, position, by, found, at, isFinished }: Counted,
) {
  const counter = { company_id, clinic_id, count_id, round: 1, position }
  const { user_id, user_name } = by
  await tx
    .insertInto('stock_count_counter')
    .values({ ...counter, user_id, user_name, finished_at: isFinished ? at : null })
    .execute()
  if (lines.length > 0)
    await tx
      .insertInto('stock_count_entry')
      .values(
        lines.map((line) => ({
          ...counter,
          batch_id: line.batch_id,
          quantity: found(line),
          moved: 0,
          typed_at: at,
        })),
      )
      .execute()
}

interface Step {
  id: number
  state: Schema<'StockCountState'>
  at: string
  by: DemoAccount
  reason: string
  transaction_id?: number
}

/** Takes a count to its next state. */
export const step = (
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { id, state, at, by: { user_name: by }, reason, ...columns }: Step,
) =>
  tx
    .updateTable('stock_count')
    .set((eb) => ({
      state,
      ...columns,
      stages: sql<string>`stages || ${JSON.stringify([{ state, by, at, reason }])}::jsonb`,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
