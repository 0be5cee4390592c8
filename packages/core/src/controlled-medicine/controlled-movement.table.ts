import type { Schema } from '@clinic/api'
import { medicineUnits } from '../company-medicine'
import { columnsOf, type Table } from '../export/table'
import { medicineTransactionKinds } from '../medicine-transaction'
import { displayName } from '../patient'
import { controlledCategories } from './controlled-medicine.values'

type Row = Schema<'ControlledMovement'>
const { text, word, number, date, moment, computed } = columnsOf<Row>()

export const controlledMovementTable: Table<Row> = {
  name: { en: 'Narcotics register', id: 'Register narkotika' },
  columns: [
    moment('recorded_at', { en: 'Time', id: 'Waktu' }),
    word('category', { en: 'Class', id: 'Golongan' }, controlledCategories),
    text('name', { en: 'Medicine', id: 'Obat' }),
    text('strength', { en: 'Strength', id: 'Kekuatan' }),
    text('lot', { en: 'Lot', id: 'No. bets' }),
    date('expires_on', { en: 'Expires', id: 'Kedaluwarsa' }),
    word('kind', { en: 'Kind', id: 'Jenis' }, medicineTransactionKinds),
    text('number', { en: 'Document', id: 'Dokumen' }),
    text('supplier_name', { en: 'Supplier', id: 'Pemasok' }),
    text('invoice_number', { en: 'Invoice of the supplier', id: 'Faktur pemasok' }),
    computed('patient', { en: 'Patient', id: 'Pasien' }, ({ patient }) => (patient ? displayName(patient) : '')),
    text('patient_address', { en: 'Address of the patient', id: 'Alamat pasien' }),
    text('doctor_name', { en: 'Dentist', id: 'Dokter gigi' }),
    number('quantity', { en: 'Quantity', id: 'Jumlah' }),
    word('unit', { en: 'Unit', id: 'Satuan' }, medicineUnits),
    number('balance', { en: 'Left', id: 'Sisa' }),
    text('recorded_by', { en: 'Recorded by', id: 'Dicatat oleh' }),
    text('note', { en: 'Note', id: 'Catatan' }),
  ],
}
