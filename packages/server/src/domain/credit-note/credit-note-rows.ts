import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

/** The credit notes of the clinic, as a sheet shows each. */
export const creditNoteRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('credit_note')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'credit_note.company_id')
        .onRef('invoice.clinic_id', '=', 'credit_note.clinic_id')
        .onRef('invoice.id', '=', 'credit_note.invoice_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .select(['credit_note.id', 'credit_note.number', 'credit_note.invoice_id', 'credit_note.amount'])
    .select(['credit_note.refunded', 'credit_note.owed_after', 'credit_note.reason', 'credit_note.issued_at'])
    .select(['credit_note.issued_by', invoiceNumber.as('invoice_number'), lines.as('lines')])
    .select(appointmentPatient.as('patient'))
    .where('credit_note.company_id', '=', company_id)
    .where('credit_note.clinic_id', '=', clinic_id)

// what is credited is issued, and has a number
const invoiceNumber = sql<string>`invoice.number`

/** Found first, and what they belong to joined from the left: a database without statistics would try each line with each other. */
const lines = sql<Schema<'CreditNoteLine'>[]>`(
  with credited as materialized (
    select credit_note_line.* from credit_note_line
    where credit_note_line.company_id = credit_note.company_id and credit_note_line.clinic_id = credit_note.clinic_id
      and credit_note_line.credit_note_id = credit_note.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('invoice_line_id', credited.invoice_line_id, 'amount', credited.amount,
    'code', invoice_line.code, 'name', invoice_line.name, 'name_en', invoice_line.name_en) order by credited.id), '[]')
  from credited
  left join invoice_line on invoice_line.company_id = credited.company_id and invoice_line.clinic_id = credited.clinic_id
    and invoice_line.id = credited.invoice_line_id)`
