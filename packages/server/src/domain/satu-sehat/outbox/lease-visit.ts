import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'
import { transaction } from '../../../use-case/transaction'

export type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** A visit that one server sends alone for a while. */
export interface Leased extends Clinic {
  visit_id: number
  lease: string
}

/** Somebody else sends the visit by now: what is known here counts no more. */
export class LeaseLost extends Error {}

/** Longer than a request may take. Then the server that leased it is taken for dead. */
const lasts = 120_000

/** Takes the visit of a clinic that has waited longest and that nobody else sends; undefined where there is none. */
export async function leaseVisit(
  database: Database,
  { company_id, clinic_id }: Clinic,
  { now, hold = lasts }: { now: Date; hold?: number },
): Promise<Leased | undefined> {
  const lease = randomUUID()
  const { rows } = await sql<{ id: number }>`
    update satu_sehat_visit set lease = ${lease}, leased_until = ${new Date(now.getTime() + hold)}, due_at = null
    where company_id = ${company_id} and clinic_id = ${clinic_id} and id = (
      select id from satu_sehat_visit
      where company_id = ${company_id} and clinic_id = ${clinic_id}
        and (leased_until <= ${now} or due_at <= ${now} and leased_until is null)
      order by coalesce(due_at, leased_until), id limit 1 for update skip locked
    )
    returning id`.execute(database)
  const [leased] = rows
  return leased && { company_id, clinic_id, visit_id: leased.id, lease }
}

/** Writes what came of a part of the work, holds the lease for longer, and writes nothing where it was lost. */
export const underLease = <Result>(
  database: Database,
  { company_id, clinic_id, visit_id, lease }: Leased,
  { now, hold = lasts }: { now: Date; hold?: number },
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  transaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('satu_sehat_visit')
      .set({ leased_until: new Date(now.getTime() + hold) })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id, lease }))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new LeaseLost()
    return write(tx)
  })
