import type { Schema } from '@clinic/api'
import type { Tables } from '../../../database/schema'

type Section = Schema<'PatientCopySection'>['name']

interface CopiedTable {
  /** Which of its columns names a row that is in the copy: by the table that comes before it. */
  links: Partial<Record<Section, string>>
  columns?: readonly string[]
  order?: string
}

/** The tables of the copy of a patient, in its order: those a table hangs on come before it. */
export const copiedTables: Record<Exclude<Section, 'access'>, CopiedTable> = {
  patient: { links: {} },
  medical_alert: { links: { patient: 'patient_id' } },
  medical_answer: { links: { patient: 'patient_id' } },
  patient_policy: { links: { patient: 'patient_id' } },
  patient_document: { links: { patient: 'patient_id' } },
  registration: { links: { patient: 'patient_id' } },
  waitlist_entry: { links: { patient: 'patient_id' } },
  appointment: { links: { patient: 'patient_id' } },
  booking_request: { links: { appointment: 'appointment_id' } },
  appointment_product: { links: { appointment: 'appointment_id' }, order: 'appointment_id, position' },
  appointment_event: { links: { appointment: 'appointment_id' } },
  visit: { links: { patient: 'patient_id' } },
  visit_event: { links: { visit: 'visit_id' } },
  recall_attempt: { links: { visit: 'visit_id' } },
  vital_sign: { links: { visit: 'visit_id' } },
  treatment_plan: { links: { patient: 'patient_id' } },
  treatment_plan_item: { links: { treatment_plan: 'treatment_plan_id' }, order: 'treatment_plan_id, position' },
  note: { links: { visit: 'visit_id' } },
  note_addendum: { links: { note: 'note_id' } },
  diagnosis: { links: { note: 'note_id' } },
  procedure: { links: { note: 'note_id' } },
  prescription: { links: { visit: 'visit_id' } },
  treatment_consent: { links: { visit: 'visit_id' } },
  letter: { links: { visit: 'visit_id' } },
  odontogram_finding: { links: { visit: 'visit_id' } },
  oral_examination: { links: { visit: 'visit_id' } },
  periodontal_chart: { links: { visit: 'visit_id' } },
  dictation: { links: { visit: 'visit_id' } },
  assistance: { links: { visit: 'visit_id' } },
  assistance_material: { links: { assistance: 'assistance_id' } },
  lab_order: { links: { patient: 'patient_id' } },
  satu_sehat_visit: { links: { visit: 'id' } },
  invoice: { links: { visit: 'visit_id' } },
  invoice_line: { links: { invoice: 'invoice_id' } },
  invoice_event: { links: { invoice: 'invoice_id' } },
  payment: { links: { invoice: 'invoice_id' } },
  credit_note: { links: { invoice: 'invoice_id' } },
  credit_note_line: { links: { credit_note: 'credit_note_id' } },
  instalment_plan: { links: { invoice: 'invoice_id' } },
  approval: { links: { invoice: 'invoice_id' } },
  claim: { links: { invoice: 'invoice_id' } },
  claim_event: { links: { claim: 'claim_id' } },
  payor_payment_claim: { links: { claim: 'claim_id' }, order: 'claim_id, payor_payment_id' },
  deposit: { links: { patient: 'patient_id' } },
  package_sold: { links: { patient: 'patient_id' } },
  package_sold_item: { links: { package_sold: 'package_sold_id' }, order: 'package_sold_id, position' },
  package_entry: { links: { package_sold: 'package_sold_id' } },
  photo: {
    links: { patient: 'patient_id', patient_policy: 'patient_policy_id', patient_document: 'patient_document_id' },
    // the picture itself is behind its own address
    columns: ['id', 'patient_id', 'patient_policy_id', 'patient_document_id', 'name', 'created_at'],
  },
}

/** The tables that lead to a patient and are not in the copy, each with why not. Nothing that hangs on them is either. */
export const uncopiedTables: Partial<Record<keyof Tables, string>> = {
  patient_merge:
    'How two records became one: what both held is in the copy, the former numbers are with the personal data',
  medicine_transaction: 'The stock of the clinic: what was prescribed, used and charged is in the copy',
  material_cost: 'What the treatment cost the clinic, not the patient',
  lab_cost: 'What the order cost the clinic, not the patient',
  fee_statement_line: 'What the dentist earns',
  ledger_entry: 'The accounts of the clinic: the payments behind them are in the copy',
  posting: 'The accounts of the clinic: the payments behind them are in the copy',
  receipt_link: 'Addresses under which papers are opened: the papers are in the copy',
  satu_sehat_step: 'How often something was sent: what became of a visit is in the copy',
  satu_sehat_resource: 'Which row SATUSEHAT knows under which number',
}

/** Columns that say nothing of a patient, in any table: keys of the software, proofs of a signature, fields of the search. */
export const uncopiedColumns: ReadonlySet<string> = new Set([
  'company_id',
  'clinic_id',
  'version',
  'hash',
  'entry_hash',
  'token_hash',
  'entry_key',
  'key',
  'search',
  'member_key',
  'name_key',
  'lease',
  'leased_until',
  'client',
  'user_id',
  'dictated_by',
  'cash_shift_id',
])
