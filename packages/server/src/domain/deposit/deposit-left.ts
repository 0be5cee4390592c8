import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { left } from './deposit-rows'

/** What is left of all deposits of a patient, in rupiah. */
export async function depositLeft(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  patient_id: number,
): Promise<number> {
  const { sum } = await database
    .selectFrom('deposit')
    .select(sql<number>`coalesce(sum(${left}), 0)::bigint`.as('sum'))
    .where((eb) => eb.and({ company_id, clinic_id, patient_id, kind: 'taken' }))
    .executeTakeFirstOrThrow()
  return sum
}
