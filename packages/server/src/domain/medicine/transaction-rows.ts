import type { Schema } from '@clinic/api'
import { creditTotal, transactionTotal } from '@clinic/core/medicine-transaction'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { linesFacts } from './line-facts'

/** The documents of the clinic; `transactionsOf` makes of them what is shown. */
export const transactionRows = (database: Database | Transaction, { caller }: RequestContext) =>
  database
    .selectFrom('medicine_transaction')
    .leftJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'medicine_transaction.company_id')
        .onRef('supplier.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('supplier.id', '=', 'medicine_transaction.supplier_id'),
    )
    .leftJoin('purchase_order', (join) =>
      join
        .onRef('purchase_order.company_id', '=', 'medicine_transaction.company_id')
        .onRef('purchase_order.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('purchase_order.id', '=', 'medicine_transaction.purchase_order_id'),
    )
    .leftJoin('medicine_transaction as receipt', (join) =>
      join
        .onRef('receipt.company_id', '=', 'medicine_transaction.company_id')
        .onRef('receipt.clinic_id', '=', 'medicine_transaction.clinic_id')
        .onRef('receipt.id', '=', 'medicine_transaction.receipt_id'),
    )
    .leftJoin('clinic as partner_clinic', (join) =>
      join
        .onRef('partner_clinic.company_id', '=', 'medicine_transaction.company_id')
        .onRef('partner_clinic.id', '=', 'medicine_transaction.partner_clinic_id'),
    )
    .leftJoin('medicine_transaction as partner', (join) =>
      join
        .onRef('partner.company_id', '=', 'medicine_transaction.company_id')
        .onRef('partner.clinic_id', '=', 'medicine_transaction.partner_clinic_id')
        .onRef('partner.id', '=', 'medicine_transaction.partner_id'),
    )
    .select(['medicine_transaction.partner_clinic_id', 'partner_clinic.name as partner_name'])
    .select(['partner.number as partner_number', 'medicine_transaction.arrived'])
    .select(['medicine_transaction.receipt_id', 'receipt.number as receipt_number'])
    .select(['medicine_transaction.purchase_order_id', 'purchase_order.number as purchase_order_number'])
    .select(['medicine_transaction.id', 'medicine_transaction.kind', 'medicine_transaction.state'])
    .select(['medicine_transaction.number', 'medicine_transaction.prescription_id'])
    .select(['medicine_transaction.supplier_id', 'supplier.name as supplier_name'])
    .select(['medicine_transaction.invoice_number', 'medicine_transaction.dated_on', 'medicine_transaction.reason'])
    .select(['medicine_transaction.note', 'medicine_transaction.lines', 'medicine_transaction.stages'])
    .select(['medicine_transaction.version', 'medicine_transaction.created_at', 'medicine_transaction.updated_at'])
    .where('medicine_transaction.company_id', '=', caller.company_id)
    .where('medicine_transaction.clinic_id', '=', caller.clinic_id)

type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactionRows>['executeTakeFirstOrThrow']>>

/** Documents with the medicines and batches their lines name, as those are now. */
export async function transactionsOf(
  database: Database | Transaction,
  context: RequestContext,
  rows: readonly TransactionRow[],
): Promise<Schema<'MedicineTransaction'>[]> {
  const facts = await linesFacts(
    database,
    context,
    rows.flatMap(({ lines }) => lines),
  )
  return rows.map(({ supplier_id, receipt_id, invoice_number, dated_on, reason, note, lines, ...shown }) => {
    const { purchase_order_id, purchase_order_number, receipt_number, ...unlinked } = shown
    const { partner_clinic_id, partner_name, partner_number, ...row } = unlinked
    const to_clinic_id = row.kind === 'transfer_out' ? partner_clinic_id : null
    const batches = facts.batches.filter(({ id }) => lines.some(({ batch_id }) => batch_id === id))
    return {
      ...row,
      // a receipt is made from what was ordered, and that has a number
      purchase_order:
        purchase_order_id === null ? null : { id: purchase_order_id, number: purchase_order_number ?? '' },
      // only a receipt that was received goes back, and that has a number
      receipt: receipt_id === null ? null : { id: receipt_id, number: receipt_number ?? '' },
      partner: partner_name === null ? null : { clinic_name: partner_name, number: partner_number },
      content: { supplier_id, receipt_id, to_clinic_id, invoice_number, dated_on, reason, note, lines },
      total: isAtCost(row.kind) ? creditTotal(lines, batches) : transactionTotal(lines),
      medicines: facts.medicines.filter(({ id }) => lines.some(({ medicine_id }) => medicine_id === id)),
      batches,
    }
  })
}

/** One document, or nothing where the clinic has none by that id. */
export async function transactionById(database: Database | Transaction, context: RequestContext, id: number) {
  const rows = await transactionRows(database, context).where('medicine_transaction.id', '=', id).execute()
  const [found] = await transactionsOf(database, context, rows)
  return found
}

/** Whether a document is worth what its units have cost. */
const isAtCost = (kind: Schema<'MedicineTransactionKind'>) => kind === 'supplier_return' || kind === 'transfer_out'
