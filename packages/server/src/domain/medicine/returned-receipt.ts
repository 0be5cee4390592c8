import type { ReturnedReceipt } from '@clinic/core/medicine-transaction'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What a receipt brought of each batch, less what posted returns of it took back; null where the clinic has no such receipt. */
export async function returnedReceipt(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  id: number,
): Promise<ReturnedReceipt | null> {
  const receipt = await tx
    .selectFrom('medicine_transaction')
    .select('supplier_id')
    .where((eb) => eb.and({ company_id, clinic_id, id, kind: 'receipt', state: 'received' }))
    .executeTakeFirst()
  if (!receipt) return null
  const { rows: left } = await sql<ReturnedReceipt['left'][number]>`
    with document as materialized (
      select id from medicine_transaction
      where company_id = ${company_id} and clinic_id = ${clinic_id} and (id = ${id} or receipt_id = ${id})
    )
    select batch_id, sum(quantity)::bigint as quantity from medicine_movement
    where company_id = ${company_id} and clinic_id = ${clinic_id} and transaction_id in (select id from document)
    group by batch_id`.execute(tx)
  return { ...receipt, left }
}
