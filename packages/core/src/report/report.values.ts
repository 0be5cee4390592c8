import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const reportSubjects: Values<Schema<'ReportSubject'>> = {
  revenue: { en: 'Revenue', id: 'Pendapatan' },
  payment: { en: 'Payments', id: 'Pembayaran' },
  receivable: { en: 'Receivables', id: 'Piutang' },
  discount: { en: 'Discounts', id: 'Diskon' },
  reversal: { en: 'Voids, write-offs, credit notes, refunds', id: 'Batal, hapus buku, nota kredit, pengembalian' },
  expense: { en: 'Expenses', id: 'Pengeluaran' },
  purchase: { en: 'Stock received, at cost', id: 'Stok diterima, harga beli' },
  consumption: { en: 'Stock used, at cost', id: 'Stok terpakai, harga beli' },
  visit: { en: 'Visits', id: 'Kunjungan' },
  appointment: { en: 'Appointments', id: 'Janji temu' },
  diagnosis: { en: 'Diagnoses', id: 'Diagnosis' },
  procedure: { en: 'Procedures done', id: 'Tindakan selesai' },
  utilisation: { en: 'Chair utilisation', id: 'Pemakaian kursi gigi' },
}

export const reportGroupings: Values<Schema<'ReportGrouping'>> = {
  day: { en: 'Day', id: 'Hari' },
  month: { en: 'Month', id: 'Bulan' },
  doctor: { en: 'Dentist', id: 'Dokter' },
  room: { en: 'Room', id: 'Ruangan' },
  payor: { en: 'Payor', id: 'Penjamin' },
  product: { en: 'Service', id: 'Layanan' },
  category: { en: 'Category', id: 'Kategori' },
  method: { en: 'Method', id: 'Metode' },
  receiver: { en: 'Received by', id: 'Penerima' },
  age: { en: 'Overdue since', id: 'Lama terlambat' },
  reason: { en: 'Reason', id: 'Alasan' },
  kind: { en: 'Kind', id: 'Jenis' },
  source: { en: 'Paid from', id: 'Dibayar dari' },
  payee: { en: 'Paid to', id: 'Dibayar kepada' },
  supplier: { en: 'Supplier', id: 'Pemasok' },
  medicine: { en: 'Medicine or material', id: 'Obat atau bahan' },
  origin: { en: 'Origin', id: 'Asal' },
  newness: { en: 'New or returning', id: 'Baru atau lama' },
  state: { en: 'State', id: 'Status' },
  diagnosis: { en: 'Diagnosis', id: 'Diagnosis' },
}

/** How many days ago an invoice was due. */
export type ReceivableAge = 'not_due' | 'to_30' | 'to_60' | 'to_90' | 'above_90'

export const receivableAges: Values<ReceivableAge> = {
  not_due: { en: 'Not due yet', id: 'Belum jatuh tempo' },
  to_30: { en: '1 to 30 days', id: '1 sampai 30 hari' },
  to_60: { en: '31 to 60 days', id: '31 sampai 60 hari' },
  to_90: { en: '61 to 90 days', id: '61 sampai 90 hari' },
  above_90: { en: 'More than 90 days', id: 'Lebih dari 90 hari' },
}

export const reversalKinds: Values<'void' | 'write_off' | 'credit_note' | 'refund' | 'payor_payment_void'> = {
  void: { en: 'Void', id: 'Dibatalkan' },
  write_off: { en: 'Written off', id: 'Dihapusbukukan' },
  credit_note: { en: 'Credit note', id: 'Nota kredit' },
  refund: { en: 'Refunded', id: 'Dikembalikan' },
  payor_payment_void: { en: 'Payment of a payor voided', id: 'Pembayaran penjamin dibatalkan' },
}

/** What the minutes of a chair are: those of treatments, and those of the shifts they are set against. */
export const chairTimes: Values<'treated' | 'planned'> = {
  treated: { en: 'In treatment', id: 'Perawatan' },
  planned: { en: 'Planned', id: 'Terjadwal' },
}

/** Whether it was the first visit of the patient. */
export const patientNewness: Values<'new' | 'returning'> = {
  new: { en: 'New patient', id: 'Pasien baru' },
  returning: { en: 'Returning patient', id: 'Pasien lama' },
}
