import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The counts of the clinic, with the number of the document that one has moved the stock by. */
export const stockCountRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('stock_count')
    .leftJoin('medicine_transaction', (join) =>
      join
        .onRef('medicine_transaction.company_id', '=', 'stock_count.company_id')
        .onRef('medicine_transaction.clinic_id', '=', 'stock_count.clinic_id')
        .onRef('medicine_transaction.id', '=', 'stock_count.transaction_id'),
    )
    .select(['stock_count.id', 'stock_count.state', 'stock_count.name', 'stock_count.dated_on'])
    .select(['medicine_transaction.number', 'stock_count.created_at'])
    .where('stock_count.company_id', '=', company_id)
    .where('stock_count.clinic_id', '=', clinic_id)
