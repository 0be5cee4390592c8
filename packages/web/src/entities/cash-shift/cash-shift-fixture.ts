import type { CashShift } from './cash-shift-query'

export const cashShiftFixture = (overrides: Partial<CashShift> = {}): CashShift => ({
  id: 3,
  state: 'open',
  user_id: 1,
  user_name: 'Rani Putri',
  opened_at: '2026-11-20T01:00:00.000Z',
  opening_float: 500_000,
  counted_at: null,
  counted: null,
  expected: null,
  variance: null,
  variance_reason: '',
  takings: null,
  paid_out: null,
  closed_at: null,
  closed_by: null,
  version: 1,
  ...overrides,
})

export const countedShiftFixture = (overrides: Partial<CashShift> = {}): CashShift =>
  cashShiftFixture({
    state: 'counted',
    counted_at: '2026-11-20T13:00:00.000Z',
    counted: 830_000,
    expected: 850_000,
    variance: -20_000,
    takings: [
      { method: 'cash', received: 500_000, refunded: 100_000 },
      { method: 'qris', received: 365_000, refunded: 0 },
    ],
    paid_out: 50_000,
    version: 2,
    ...overrides,
  })

export const closedShiftFixture = (overrides: Partial<CashShift> = {}): CashShift =>
  countedShiftFixture({
    id: 2,
    state: 'closed',
    counted: 850_000,
    variance: 0,
    closed_at: '2026-11-20T13:05:00.000Z',
    closed_by: 'Rani Putri',
    version: 3,
    ...overrides,
  })
