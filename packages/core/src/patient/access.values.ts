import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** How a patient was read. */
export const accessActions: Values<Schema<'AccessAction'>> = {
  read: { en: 'Opened', id: 'Dibuka' },
  query: { en: 'In a list', id: 'Dalam daftar' },
  export: { en: 'Exported', id: 'Diekspor', tone: 'warning' },
}

/** What of a patient was read. */
export const accessObjects: Values<Schema<'AccessObject'>> = {
  patient: { en: 'Personal data', id: 'Data diri' },
  patient_copy: { en: 'Copy given out', id: 'Salinan diserahkan', tone: 'warning' },
  registration: { en: 'Registration', id: 'Pendaftaran' },
  import: { en: 'Import', id: 'Impor' },
  appointment: { en: 'Appointment', id: 'Janji temu' },
  booking_request: { en: 'Booking request', id: 'Permintaan janji temu' },
  waitlist_entry: { en: 'Waiting list', id: 'Daftar tunggu' },
  visit: { en: 'Visit or vital signs', id: 'Kunjungan atau tanda vital' },
  patient_visit: { en: 'Visits with diagnoses', id: 'Kunjungan dengan diagnosis' },
  visit_note: { en: 'Note', id: 'Catatan' },
  visit_prescription: { en: 'Prescription', id: 'Resep' },
  prescription: { en: 'Prescription handed out', id: 'Penyerahan resep' },
  treatment_consent: { en: 'Consents to treatment', id: 'Persetujuan tindakan' },
  letter: { en: 'Letter', id: 'Surat' },
  invoice: { en: 'Invoices and payments', id: 'Tagihan dan pembayaran' },
  satu_sehat_visit: { en: 'Sending to SATUSEHAT', id: 'Pengiriman SATUSEHAT' },
  credit_note: { en: 'Credit notes', id: 'Nota kredit' },
  claim: { en: 'Claims', id: 'Klaim' },
  payor_payment: { en: 'Payments of payors', id: 'Pembayaran penjamin' },
  lab_order: { en: 'Lab orders', id: 'Order lab' },
  treatment_plan: { en: 'Treatment plans', id: 'Rencana perawatan' },
  report: { en: 'Reports', id: 'Laporan' },
  controlled_medicine: { en: 'Register of narcotics', id: 'Register narkotika' },
  visit_dictation: { en: 'Dictation', id: 'Dikte' },
  assistance: { en: 'Assistance', id: 'Asistensi' },
  odontogram: { en: 'Chart of teeth', id: 'Odontogram' },
  periodontal_chart: { en: 'Periodontal charts', id: 'Periodontogram' },
  medical_alert: { en: 'Medical alerts', id: 'Peringatan medis' },
  patient_policy: { en: 'Insurance policies', id: 'Polis asuransi' },
  patient_document: { en: 'Files', id: 'Berkas' },
  package_sold: { en: 'Packages', id: 'Paket' },
  deposit: { en: 'Deposits', id: 'Uang muka' },
  activity: { en: 'Activity', id: 'Aktivitas' },
  patient_merge: { en: 'Merges', id: 'Penggabungan' },
}
