import type { Schema } from '@clinic/api'
import { columnsOf, type Table } from '../export/table'
import { expenseCategories, expenseSources, expenseStates } from './expense.values'

const { text, date, moment, money, word } = columnsOf<Schema<'Expense'>>()

export const expenseTable: Table<Schema<'Expense'>> = {
  name: { en: 'Expenses', id: 'Pengeluaran' },
  columns: [
    text('number', { en: 'Number', id: 'Nomor' }),
    date('day', { en: 'Day', id: 'Tanggal' }),
    word('category', { en: 'Category', id: 'Kategori' }, expenseCategories),
    text('paid_to', { en: 'Paid to', id: 'Dibayar kepada' }),
    text('purpose', { en: 'Purpose', id: 'Keperluan' }),
    word('paid_from', { en: 'Paid from', id: 'Sumber dana' }, expenseSources),
    money('amount', { en: 'Amount', id: 'Jumlah' }),
    text('reference', { en: 'Reference', id: 'Referensi' }),
    word('state', { en: 'State', id: 'Status' }, expenseStates),
    text('reason', { en: 'Reason', id: 'Alasan' }),
    moment('recorded_at', { en: 'Recorded', id: 'Dicatat' }),
    text('recorded_by', { en: 'By', id: 'Oleh' }),
  ],
}
