import { sql } from 'kysely'
import { transactionRows, transactionsOf } from '../../domain/medicine/transaction-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listMedicineTransaction: UseCase<'listMedicineTransaction'> = async ({ database, caller, now, query }) => {
  const { kind, state, supplier_id, returned_or_transferred, ...page } = query
  const documents = transactionRows(database, { caller, now })
    .$if(kind !== undefined, (rows) => rows.where('medicine_transaction.kind', '=', kind ?? 'receipt'))
    .$if(state !== undefined, (rows) => rows.where('medicine_transaction.state', '=', state ?? 'draft'))
    .$if(returned_or_transferred === true, (rows) =>
      rows.where('medicine_transaction.kind', 'in', ['supplier_return', 'transfer_out', 'transfer_in']),
    )
    .$if(supplier_id !== undefined, (rows) => rows.where('medicine_transaction.supplier_id', '=', supplier_id ?? 0))
  const { rows, ...found } = await list(database, documents, page, {
    searchColumn: sql`lower(concat_ws(' ', medicine_transaction.number, supplier.name, medicine_transaction.invoice_number))`,
    sort: { id: [] },
    defaultSort: '-id',
    id: 'medicine_transaction.id',
  })
  return { ...found, rows: await transactionsOf(database, { caller, now }, rows) }
}
