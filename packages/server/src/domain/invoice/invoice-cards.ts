import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

/**
 * The invoices of the clinic; `cardsOf` makes of each what a row of the list shows. The patient is there always, joined so that the
 * database leaves them out where invoices are only counted.
 */
export const invoiceCards = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('invoice')
    .leftJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['invoice.id', 'invoice.number', 'invoice.state', 'invoice.visit_id', 'invoice.day', 'invoice.issued_at'])
    .select(['invoice.due_on', 'invoice.version', 'invoice.discount', issuedTotal.as('issued_total')])
    .select(['invoice.patient_id', 'invoice.patient_policy_id', issuedPayor.as('issued_payor')])
    .select([appointmentPatient.as('patient'), owed.as('owed'), paid.as('paid'), inInstalments.as('in_instalments')])
    .where('invoice.company_id', '=', company_id)
    .where('invoice.clinic_id', '=', clinic_id)

export type InvoiceCardRow = Omit<Schema<'InvoiceCard'>, 'total' | 'payor'> & {
  patient_id: number
  patient_policy_id: number | null
  issued_payor: number
  discount: Schema<'DiscountOrNone'>
  issued_total: number | null
}

/** What an invoice came to when it was issued; null before. */
export const issuedTotal = sql<number | null>`(invoice.amounts ->> 'total')::bigint`

/** What of it a payor owed then; the first invoices were the patient's alone. */
const issuedPayor = sql<number>`coalesce((invoice.amounts ->> 'payor')::bigint, 0)`

/** What a payor owes on an invoice now. */
export const payorOwed = sql<number>`coalesce((
  select sum(ledger_entry.amount)::bigint from ledger_entry
  where ledger_entry.company_id = invoice.company_id and ledger_entry.clinic_id = invoice.clinic_id
    and ledger_entry.invoice_id = invoice.id and ledger_entry.account = 'payor_receivable'), 0)`

/** What of it is not owed any more, since credit notes took it off or the rest of a package was refunded. */
export const credited = sql<number>`coalesce((
  select -sum(ledger_entry.amount)::bigint from ledger_entry
  join posting on posting.company_id = ledger_entry.company_id and posting.clinic_id = ledger_entry.clinic_id
    and posting.id = ledger_entry.posting_id and posting.kind in ('credit', 'credit_note')
  where ledger_entry.company_id = invoice.company_id and ledger_entry.clinic_id = invoice.clinic_id
    and ledger_entry.invoice_id = invoice.id and ledger_entry.account = 'receivable'), 0)`

/** Whether what is owed on an invoice is paid in terms that are kept elsewhere. */
export const inInstalments = sql<boolean>`exists (
  select from instalment_plan
  where instalment_plan.company_id = invoice.company_id and instalment_plan.clinic_id = invoice.clinic_id
    and instalment_plan.invoice_id = invoice.id and instalment_plan.state = 'active')`

/** What the patient owes on an invoice, in a statement that reads `invoice`: the sum of its entries in the ledger. */
export const owed = sql<number>`coalesce((
  select sum(ledger_entry.amount)::bigint from ledger_entry
  where ledger_entry.company_id = invoice.company_id and ledger_entry.clinic_id = invoice.clinic_id
    and ledger_entry.invoice_id = invoice.id and ledger_entry.account = 'receivable'), 0)`

/** What of it is paid, less what was refunded. */
export const paid = sql<number>`coalesce((
  select -sum(ledger_entry.amount)::bigint from ledger_entry
  join posting on posting.company_id = ledger_entry.company_id and posting.clinic_id = ledger_entry.clinic_id
    and posting.id = ledger_entry.posting_id
  where ledger_entry.company_id = invoice.company_id and ledger_entry.clinic_id = invoice.clinic_id
    and ledger_entry.invoice_id = invoice.id and ledger_entry.account = 'receivable'
    and posting.kind in ('payment', 'refund')), 0)`
