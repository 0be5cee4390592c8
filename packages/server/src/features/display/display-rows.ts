import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The displays of the clinic as the contract shows them. */
export const displayRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('display')
    .select(['id', 'name', 'language', 'created_at', 'created_by', 'revoked_at', 'revoked_by'])
    .where((eb) => eb.and({ company_id, clinic_id }))
