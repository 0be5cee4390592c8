import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type Tenant = Pick<Caller, 'company_id' | 'clinic_id'>

/** The receipts that were made from orders, in their order. */
export const receiptsOfOrders = (database: Database | Transaction, { company_id, clinic_id }: Tenant, ids: number[]) =>
  database
    .selectFrom('medicine_transaction')
    .select(['id', 'number', 'state', 'dated_on', 'lines'])
    .select(sql<number>`purchase_order_id`.as('order_id'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('purchase_order_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .orderBy('id')

/** What of an order came: the lines of its receipts that are in the stock. */
export async function receivedLines(database: Database | Transaction, tenant: Tenant, order_id: number) {
  const receipts = await receiptsOfOrders(database, tenant, [order_id]).where('state', '=', 'received').execute()
  return receipts.flatMap(({ lines }) => lines)
}
