import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The price list of a patient or a payor, in a statement that reads them; null while it is inactive. */
export const priceListOf = (table: 'patient' | 'payor'): RawBuilder<Schema<'PriceListName'> | null> => sql`(
  select jsonb_build_object('id', price_list.id, 'name', price_list.name) from price_list
  where price_list.company_id = ${sql.ref(`${table}.company_id`)} and price_list.clinic_id = ${sql.ref(`${table}.clinic_id`)}
    and price_list.id = ${sql.ref(`${table}.price_list_id`)} and price_list.status = 'active')`

/** The class of a patient of the clinic, while it is active. */
export async function classOf(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number,
) {
  const patient = await database
    .selectFrom('patient')
    .select(priceListOf('patient').as('price_list'))
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  return patient?.price_list ?? null
}
