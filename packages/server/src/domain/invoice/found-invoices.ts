import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../use-case/contract'
import type { SearchWord } from '../../use-case/list'

/** Whether a word is in the number of an invoice, or in what its patient is found by. */
export const isInInvoice = ({ isIn, isAmong }: SearchWord, { company_id, clinic_id }: Caller) =>
  sql<boolean>`(${isIn(sql`lower(invoice.number)`)} or ${isAmong(
    'invoice.patient_id',
    sql`select patient.id from patient
      where patient.company_id = ${company_id} and patient.clinic_id = ${clinic_id} and ${isIn('patient.search')}`,
  )})`

/** The ids of invoices in which a word is found, or of which something else holds. */
export const foundInvoices = (
  word: SearchWord,
  caller: Caller,
  orWhere: RawBuilder<boolean> = sql`false`,
) => sql`select invoice.id from invoice
  where invoice.company_id = ${caller.company_id} and invoice.clinic_id = ${caller.clinic_id}
    and (${isInInvoice(word, caller)} or ${orWhere})`
