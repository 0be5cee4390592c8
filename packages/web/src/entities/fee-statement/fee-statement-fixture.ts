import type { Schema } from '@clinic/api'
import type { FeeStatement } from './fee-statement-query'

const feeLineFixture = (overrides: Partial<Schema<'FeeStatementLine'>> = {}): Schema<'FeeStatementLine'> => ({
  kind: 'service',
  id: 1,
  invoice_id: 12,
  invoice_number: 'INV/2026/000012',
  visit_id: 7,
  day: '2026-11-20',
  patient_initials: 'AS',
  service: 'Tambalan komposit',
  gross: 350_000,
  lab_cost: 0,
  material_cost: 0,
  materials: [],
  deductions: 50_000,
  base: 300_000,
  percent: 40,
  fee: 120_000,
  total: 300_000,
  collected: 150_000,
  earned: 60_000,
  assistant: 3_000,
  amount: 57_000,
  ...overrides,
})

/** A line of each kind: earned in part, fixed and whole, taken back, less its laboratory and materials. */
export const feeLinesFixture = (): Schema<'FeeStatementLine'>[] => [
  feeLineFixture(),
  feeLineFixture({
    id: 2,
    service: 'Pencabutan gigi sulung',
    percent: null,
    fee: 75_000,
    base: 75_000,
    earned: 75_000,
    assistant: 0,
    amount: 75_000,
    collected: 300_000,
  }),
  feeLineFixture({
    id: 4,
    service: 'Mahkota porselen',
    gross: 2_500_000,
    lab_cost: 900_000,
    material_cost: 26_500,
    materials: [
      { medicine_id: 41, name: 'Semen ionomer', amount: 24_000 },
      { medicine_id: 42, name: 'Sarung tangan nitril S', amount: 2_500 },
    ],
    deductions: 926_500,
    base: 1_573_500,
    fee: 629_400,
    total: 2_500_000,
    collected: 0,
    earned: 0,
    assistant: 0,
    amount: 0,
  }),
  feeLineFixture({ id: 3, day: '2026-10-12', collected: 0, earned: -120_000, assistant: -6_000, amount: -114_000 }),
]

/** What is added to a guarantee, as the last line of its statement. */
export const topUpFixture = (): Schema<'FeeStatementLine'> =>
  feeLineFixture({
    kind: 'top_up',
    id: 0,
    invoice_id: null,
    invoice_number: '',
    visit_id: null,
    day: '2026-10-31',
    patient_initials: '',
    service: '',
    gross: 0,
    deductions: 0,
    base: 0,
    percent: null,
    fee: 0,
    total: 0,
    collected: 0,
    earned: 0,
    assistant: 0,
    amount: 468_000,
  })

export const feeStatementFixture = (overrides: Partial<FeeStatement> = {}): FeeStatement => ({
  id: 4,
  doctor_id: 3,
  doctor_name: 'drg. Maya Kusuma, Sp.KG',
  period: '2026-10',
  state: 'open',
  sums: {
    lines: 4,
    earned: 15_000,
    assistant: -3_000,
    amount: 18_000,
    guaranteed: 0,
    top_up: 0,
    payable: 18_000,
  },
  reopen_reason: '',
  reviewed_at: null,
  reviewed_by: null,
  approved_at: null,
  approved_by: null,
  paid_at: null,
  paid_by: null,
  version: 1,
  ...overrides,
})

export const approvedStatementFixture = (overrides: Partial<FeeStatement> = {}): FeeStatement =>
  feeStatementFixture({
    state: 'approved',
    reviewed_at: '2026-11-02T02:00:00.000Z',
    reviewed_by: 'Rani Putri',
    approved_at: '2026-11-02T03:00:00.000Z',
    approved_by: 'Rani Putri',
    version: 3,
    ...overrides,
  })
