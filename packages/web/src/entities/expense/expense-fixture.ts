import type { Expense } from './expense-query'

export const expenseFixture = (overrides: Partial<Expense> = {}): Expense => ({
  id: 9,
  number: 'EXP/KMG/2026/0009',
  state: 'recorded',
  day: '2026-11-20',
  category: 'supplies',
  paid_to: 'Toko Sinar Jaya',
  purpose: 'Tisu, sabun, galon',
  paid_from: 'drawer',
  amount: 125_000,
  reference: '',
  recorded_at: '2026-11-20T03:10:00.000Z',
  recorded_by: 'Siti Aminah',
  reason: '',
  voided_at: null,
  voided_by: '',
  cash_shift_id: 3,
  photo: null,
  drawer_open: true,
  version: 1,
  ...overrides,
})
