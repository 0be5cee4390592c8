import type { Schema } from '@clinic/api'
import { billedPatient } from '../../../entities/invoice/invoice-fixture'

export const reportFixture = (overrides: Partial<Schema<'Report'>> = {}): Schema<'Report'> => ({
  groups: [
    { key: '3', label: 'drg. Putri Lestari', count: 41, amount: 27_450_000, planned: null },
    { key: '5', label: 'drg. Bambang Hartono', count: 22, amount: 18_900_000, planned: null },
    { key: '', label: null, count: 2, amount: 300_000, planned: null },
  ],
  count: 65,
  amount: 46_650_000,
  planned: null,
  ...overrides,
})

/** Three rooms, in minutes; into one no dentist was planned, and one was used longer than it was planned for. */
export const utilisationFixture = (): Schema<'Report'> => ({
  groups: [
    { key: '1', label: 'Melati', count: 96, amount: 7_620, planned: 9_600 },
    { key: '2', label: 'Anggrek', count: 41, amount: 2_610, planned: 2_400 },
    { key: '3', label: 'Kenanga', count: 2, amount: 90, planned: 0 },
  ],
  count: 139,
  amount: 10_320,
  planned: 12_000,
})

/** A month by day; refunds outweigh what came in on the third. */
export const dailyReportFixture = (): Schema<'Report'> => {
  const groups = Array.from({ length: 30 }, (_, index) => ({
    key: `2026-11-${String(index + 1).padStart(2, '0')}`,
    label: null,
    count: (index % 6) + 1,
    amount: index === 2 ? -150_000 : (index % 6) * 850_000,
    planned: null,
  }))
  const sum = (of: 'count' | 'amount') => groups.reduce((total, group) => total + group[of], 0)
  return { groups, count: sum('count'), amount: sum('amount'), planned: null }
}

export const reportFactFixture = (overrides: Partial<Schema<'ReportFact'>> = {}): Schema<'ReportFact'> => ({
  id: 71,
  day: '2026-11-20',
  title: 'Tambal komposit',
  detail: 'INV/KMG/2026/0007',
  patient: billedPatient(),
  amount: 450_000,
  opens_id: 12,
  is_deposit: false,
  ...overrides,
})
