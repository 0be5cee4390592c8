import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

export type Tenant = Pick<Caller, 'company_id' | 'clinic_id'>

/** What a link is of: an invoice, or the receipt of a payment or a refund. */
export type Paper = { invoice_id: number; payment_id: null } | { invoice_id: null; payment_id: number }

/** The links of the clinic as the contract shows them. */
export const receiptLinkRows = (database: Database | Transaction, { company_id, clinic_id }: Tenant) =>
  database
    .selectFrom('receipt_link')
    .select(['id', 'created_at', 'created_by', 'expires_at', 'revoked_at', 'revoked_by', 'openings', 'last_opened_at'])
    .where((eb) => eb.and({ company_id, clinic_id }))

/** The latest link of a paper, ended or not. */
export const latestLink = (database: Database | Transaction, tenant: Tenant, paper: Paper) =>
  receiptLinkRows(database, tenant)
    .where((eb) =>
      paper.payment_id === null ? eb('invoice_id', '=', paper.invoice_id) : eb('payment_id', '=', paper.payment_id),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The invoice a payment of the clinic pays. */
export const paidInvoice = (database: Database | Transaction, { company_id, clinic_id }: Tenant, id: number) =>
  database
    .selectFrom('payment')
    .select('invoice_id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
