import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The next number of a day. Two desks at once get two: the second waits until the transaction of the first ends. */
export async function nextQueueNumber(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  day: string,
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`queue ${company_id} ${clinic_id} ${day}`}, 28))`.execute(
    tx,
  )
  const { number } = await tx
    .selectFrom('visit')
    .select((eb) => sql<number>`coalesce(max(${eb.ref('queue_number')}), 0) + 1`.as('number'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('queue_date', '=', day)
    .executeTakeFirstOrThrow()
  return number
}
