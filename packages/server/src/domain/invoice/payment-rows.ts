import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

/** The payments and refunds of the clinic, as a receipt shows each. */
export const paymentRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('payment')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'payment.company_id')
        .onRef('invoice.clinic_id', '=', 'payment.clinic_id')
        .onRef('invoice.id', '=', 'payment.invoice_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['payment.id', 'payment.kind', 'payment.number', 'payment.invoice_id', 'payment.owed_after'])
    .select(['payment.amount', 'payment.tenders', 'payment.cash_given', 'payment.change', 'payment.refund_of'])
    .select(['payment.reason', 'payment.cash_shift_id', 'payment.received_at', 'payment.received_by'])
    .select([invoiceNumber.as('invoice_number'), invoiceTotal.as('invoice_total'), refunded.as('refunded')])
    .select(appointmentPatient.as('patient'))
    .where('payment.company_id', '=', company_id)
    .where('payment.clinic_id', '=', clinic_id)

// what is paid is issued, and has both
const invoiceNumber = sql<string>`invoice.number`
const invoiceTotal = sql<number>`(invoice.amounts->>'total')::bigint`

const refunded = sql<number>`(
  select coalesce(sum(refund.amount), 0)::bigint from payment as refund
  where refund.company_id = payment.company_id and refund.clinic_id = payment.clinic_id and refund.refund_of = payment.id)`
