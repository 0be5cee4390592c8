import type { Schema } from '@clinic/api'

type Line = Schema<'StockCountLine'>

const lineFixture = (overrides: Partial<Line>): Line => ({
  batch_id: 1,
  medicine_id: 1,
  name: 'Amoksisilin',
  strength: '500 mg',
  form: 'capsule',
  unit: 'capsule',
  barcode: '8991234567890',
  location: 'Lemari A, rak 1',
  lot: 'AMX-2401',
  expires_on: '2028-06-30',
  state: 'good',
  is_counted_now: true,
  mine: null,
  comparison: null,
  ...overrides,
})

const linesFixture = (): Line[] => [
  lineFixture({}),
  lineFixture({ batch_id: 2, lot: 'AMX-2307', expires_on: '2026-10-31', state: 'expired' }),
  lineFixture({
    batch_id: 3,
    medicine_id: 2,
    name: 'Sarung tangan nitril',
    strength: '',
    form: 'none',
    unit: 'pair',
    barcode: '',
    location: 'Gudang',
    lot: '',
    expires_on: null,
  }),
]

export const stockCountFixture = (overrides: Partial<Schema<'StockCount'>> = {}): Schema<'StockCount'> => ({
  id: 41,
  state: 'draft',
  name: 'Opname lemari obat',
  dated_on: '2026-11-24',
  category: null,
  location: '',
  medicine_ids: [],
  counters: 2,
  single_reason: '',
  round: 1,
  people: [],
  lines: linesFixture(),
  number: null,
  transaction_id: null,
  stages: [{ state: 'draft', by: 'Rina Wijaya', at: '2026-11-24T01:00:00Z', reason: '' }],
  version: 1,
  created_at: '2026-11-24T01:00:00Z',
  updated_at: '2026-11-24T01:00:00Z',
  ...overrides,
})

const person = (position: number, name: string, overrides: Partial<Schema<'StockCountCounter'>> = {}) => ({
  round: 1,
  position,
  name,
  is_caller: false,
  finished_at: null,
  ...overrides,
})

/** A count that waits for counters. */
export const startedCountFixture = () =>
  stockCountFixture({
    state: 'counting',
    people: [person(1, 'Sari Lestari')],
    stages: [
      ...stockCountFixture().stages,
      { state: 'counting', by: 'Rina Wijaya', at: '2026-11-24T02:00:00Z', reason: '' },
    ],
  })

/** A count in which the caller types. */
export const countingFixture = (overrides: Partial<Schema<'StockCount'>> = {}) =>
  stockCountFixture({
    ...startedCountFixture(),
    people: [person(1, 'Sari Lestari'), person(2, 'Rina Wijaya', { is_caller: true })],
    lines: linesFixture().map((line, row) => (row === 0 ? { ...line, mine: 48 } : line)),
    ...overrides,
  })

const compared = (snapshot: number, counts: readonly [number, number], unit_cost: number, moved = 0) => {
  const [first, second] = counts
  const difference = first === second + -moved ? first - snapshot : null
  return {
    snapshot,
    counts: [
      { round: 1, position: 1, by: 'Sari Lestari', quantity: first, moved: 0 },
      { round: 1, position: 2, by: 'Rina Wijaya', quantity: second, moved },
    ],
    difference,
    value: difference === null ? null : difference * unit_cost,
  }
}

/** What both counted, as the manager reviews it. */
export const reviewFixture = (overrides: Partial<Schema<'StockCount'>> = {}) => {
  const finished_at = '2026-11-24T03:00:00Z'
  const comparisons = [compared(50, [48, 46], 450, -2), compared(12, [12, 12], 400), compared(30, [29, 28], 1_500)]
  return stockCountFixture({
    ...startedCountFixture(),
    state: 'review',
    people: [person(1, 'Sari Lestari', { finished_at }), person(2, 'Rina Wijaya', { finished_at })],
    lines: linesFixture().map((line, row) => ({ ...line, comparison: comparisons[row] ?? null })),
    ...overrides,
  })
}

export const postedCountFixture = () => {
  const { lines, stages } = reviewFixture()
  const [first, second, third] = lines
  const decided = third && { ...third, comparison: compared(30, [29, 29], 1_500) }
  return reviewFixture({
    state: 'posted',
    number: 'CNT/KMG/2026/0001',
    transaction_id: 90,
    lines: [first, second, decided].flatMap((line) => line ?? []),
    stages: [...stages, { state: 'posted', by: 'Dewi Anggraini', at: '2026-11-24T04:00:00Z', reason: 'Strip rusak' }],
  })
}

export const stockCountCardsFixture = (): Schema<'StockCountCard'>[] => [
  {
    id: 42,
    state: 'counting',
    name: 'Bahan habis pakai',
    dated_on: '2026-11-25',
    number: null,
    batches: 14,
    people: ['Sari Lestari'],
    created_at: '2026-11-25T01:00:00Z',
  },
  {
    id: 41,
    state: 'posted',
    name: 'Opname lemari obat',
    dated_on: '2026-11-24',
    number: 'CNT/KMG/2026/0001',
    batches: 3,
    people: ['Sari Lestari', 'Rina Wijaya'],
    created_at: '2026-11-24T01:00:00Z',
  },
]
