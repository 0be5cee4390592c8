import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { owed, paid } from './invoice-cards'

/** What is owed on an invoice and what of it is paid. A statement of its own: after a lock it sees what was paid meanwhile. */
export const owedOn = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number,
): Promise<{ owed: number; paid: number }> =>
  database
    .selectFrom('invoice')
    .select([owed.as('owed'), paid.as('paid')])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
