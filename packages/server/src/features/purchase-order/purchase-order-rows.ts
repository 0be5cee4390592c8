import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The orders of the clinic, with whom they go to. */
export const purchaseOrderRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('purchase_order')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'purchase_order.company_id')
        .onRef('supplier.clinic_id', '=', 'purchase_order.clinic_id')
        .onRef('supplier.id', '=', 'purchase_order.supplier_id'),
    )
    .select(['purchase_order.id', 'purchase_order.state', 'purchase_order.number', 'supplier.name as supplier_name'])
    .select(['purchase_order.expected_on', 'purchase_order.lines', 'purchase_order.created_at'])
    .where('purchase_order.company_id', '=', company_id)
    .where('purchase_order.clinic_id', '=', clinic_id)
