import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

/** The deposits that the clinic took, each with what became of it. */
export const depositRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('deposit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'deposit.company_id')
        .onRef('patient.clinic_id', '=', 'deposit.clinic_id')
        .onRef('patient.id', '=', 'deposit.patient_id'),
    )
    .select(['deposit.id', 'deposit.number', 'deposit.amount', 'deposit.method', 'deposit.reference'])
    .select(['deposit.cash_shift_id', 'deposit.received_at', 'deposit.received_by'])
    .select([appointmentPatient.as('patient'), left.as('left'), entries.as('entries')])
    .where('deposit.company_id', '=', company_id)
    .where('deposit.clinic_id', '=', clinic_id)
    .where('deposit.kind', '=', 'taken')

/** What is left of a deposit, in a statement that reads `deposit`: the clinic owes it, below zero in the ledger. */
export const left = sql<number>`coalesce((
  select -sum(ledger_entry.amount)::bigint from ledger_entry
  where ledger_entry.company_id = deposit.company_id and ledger_entry.clinic_id = deposit.clinic_id
    and ledger_entry.deposit_id = deposit.id and ledger_entry.account = 'deposit'), 0)`

/** Found first, and what they belong to joined from the left: a database without statistics would try each posting with each payment. */
const entries = sql<Schema<'DepositEntry'>[]>`(
  with entry as materialized (
    select ledger_entry.* from ledger_entry
    where ledger_entry.company_id = deposit.company_id and ledger_entry.clinic_id = deposit.clinic_id
      and ledger_entry.deposit_id = deposit.id and ledger_entry.account = 'deposit'
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', entry.id, 'amount', -entry.amount, 'at', posting.at,
      'kind', case posting.kind when 'payment' then 'used' when 'refund' then 'restored' else document.kind end,
      'number', coalesce(payment.number, document.number), 'method', document.method,
      'reference', coalesce(document.reference, ''), 'invoice_id', payment.invoice_id, 'invoice_number', invoice.number,
      'user_name', coalesce(payment.received_by, document.received_by), 'reason', coalesce(payment.reason, document.reason)
    ) order by entry.id), '[]')
  from entry
  left join posting on posting.company_id = entry.company_id and posting.clinic_id = entry.clinic_id
    and posting.id = entry.posting_id
  left join deposit as document on document.company_id = posting.company_id and document.clinic_id = posting.clinic_id
    and document.id = posting.deposit_id
  left join payment on payment.company_id = posting.company_id and payment.clinic_id = posting.clinic_id
    and payment.id = posting.payment_id
  left join invoice on invoice.company_id = payment.company_id and invoice.clinic_id = payment.clinic_id
    and invoice.id = payment.invoice_id)`
