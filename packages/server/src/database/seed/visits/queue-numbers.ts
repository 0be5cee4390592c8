import { sql } from 'kysely'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** Returns a function that gives the next number of the queue of a day. */
export async function queueNumbers(tx: Transaction, { company_id, clinic_id }: Place) {
  const days = await tx
    .selectFrom('visit')
    .select(['queue_date', sql<number>`max(queue_number)`.as('last')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .groupBy('queue_date')
    .execute()
  const lastOf = new Map(days.map(({ queue_date, last }) => [queue_date, last]))
  return (date: string) => {
    const next = (lastOf.get(date) ?? 0) + 1
    lastOf.set(date, next)
    return next
  }
}
