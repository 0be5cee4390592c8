import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** A price list of the clinic, if it is one. */
export const findPriceList = (database: Database | Transaction, { company_id, clinic_id }: Caller, id: number) =>
  database
    .selectFrom('price_list')
    .select(['id', 'status', 'for_patients'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
