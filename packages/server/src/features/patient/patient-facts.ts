import { sql } from 'kysely'

/** In a statement over `patient`: their treatments here. */
export const treated = sql`from visit where visit.company_id = patient.company_id and visit.clinic_id = patient.clinic_id
  and visit.patient_id = patient.id and visit.state in ('finished', 'checked_out')`

/** In a statement over `patient`: their invoices of which something can be owed. */
export const billed = sql`from invoice where invoice.company_id = patient.company_id and invoice.clinic_id = patient.clinic_id
  and invoice.patient_id = patient.id and invoice.state in ('issued', 'partly_paid')`

/** In a statement over `invoice`: rupiah that the patient owes of it. */
export const owedOfInvoice = sql`(select sum(entry.amount) from ledger_entry as entry where entry.company_id = invoice.company_id
  and entry.clinic_id = invoice.clinic_id and entry.invoice_id = invoice.id and entry.account = 'receivable')`

/** In a statement over `patient`: the day of the last treatment here. */
export const lastTreated = sql<string | null>`(select max(visit.queue_date) ${treated})`

/** In a statement over `patient`: rupiah that the patient owes of issued invoices. */
export const owedByPatient = sql<number>`coalesce((select sum(greatest(${owedOfInvoice}, 0)) ${billed}), 0)`

/** In a statement over `patient`: whether an alert is known. */
export const hasAlert = sql<boolean>`exists (select from medical_alert where medical_alert.company_id = patient.company_id
  and medical_alert.clinic_id = patient.clinic_id and medical_alert.patient_id = patient.id and medical_alert.state = 'active')`
