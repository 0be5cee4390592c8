import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const expenseStates: Values<Schema<'ExpenseState'>> = {
  recorded: { en: 'Recorded', id: 'Tercatat', tone: 'success' },
  void: { en: 'Void', id: 'Batal' },
}

export const expenseCategories: Values<Schema<'ExpenseCategory'>> = {
  supplies: { en: 'Supplies', id: 'Bahan dan perlengkapan' },
  laboratory: { en: 'Laboratory', id: 'Laboratorium' },
  rent: { en: 'Rent', id: 'Sewa' },
  utilities: { en: 'Utilities', id: 'Listrik, air, internet' },
  salary: { en: 'Salaries', id: 'Gaji' },
  maintenance: { en: 'Maintenance', id: 'Perawatan alat dan gedung' },
  transport: { en: 'Transport', id: 'Transportasi' },
  marketing: { en: 'Marketing', id: 'Pemasaran' },
  tax: { en: 'Taxes and fees', id: 'Pajak dan retribusi' },
  other: { en: 'Other', id: 'Lainnya' },
}

export const expenseSources: Values<Schema<'ExpenseSource'>> = {
  drawer: { en: 'Cash drawer', id: 'Laci kas' },
  bank: { en: 'Bank account', id: 'Rekening bank' },
}
