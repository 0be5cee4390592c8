import type { Schema } from '@clinic/api'
import {
  type BilledInvoice,
  type BilledLine,
  type BilledMaterial,
  type CountedLine,
  type FeeBooks,
  statementLines,
} from '../fee-share'

export const rule = (overrides: Partial<Schema<'FeeRuleInput'>> = {}): Schema<'FeeRuleInput'> => ({
  doctor_id: 3,
  product_id: null,
  category: null,
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  basis: 'on_paid',
  deducts_materials: false,
  minimum: null,
  maximum: null,
  assistant_percent: 0,
  guarantee: null,
  valid_from: '2026-01-01',
  status: 'active',
  ...overrides,
})
export const onDone = rule({ basis: 'on_done' })
export const lessMaterials = rule({ basis: 'on_done', deducts_materials: true })

export const line = (overrides: Partial<BilledLine> = {}): BilledLine => ({
  id: 1,
  doctor_id: 3,
  product_id: 7,
  category: 'conservation',
  service: 'Tambalan',
  quantity: 1,
  gross: 500_000,
  discount: 0,
  costs: [],
  total: 500_000,
  credits: [],
  prepaid: 0,
  ...overrides,
})

export const invoice = (overrides: Partial<BilledInvoice> = {}): BilledInvoice => ({
  id: 1,
  number: 'INV-1',
  visit_id: 1,
  patient_initials: 'AS',
  day: '2026-09-10',
  issued_on: '2026-09-10',
  void_on: null,
  total: 500_000,
  payments: [],
  credits: [],
  lines: [line()],
  materials: [],
  ...overrides,
})

export const books = (overrides: Partial<FeeBooks> = {}): FeeBooks => ({
  rules: [rule()],
  approved: new Map(),
  counted: new Map(),
  ...overrides,
})

export const material = (overrides: Partial<BilledMaterial> = {}): BilledMaterial => ({
  product_id: 7,
  medicine_id: 41,
  name: 'Komposit A2',
  day: '2026-09-10',
  amount: 50_000,
  ...overrides,
})

export const september = { first: '2026-09', last: '2026-09' }
export const countedAs = (doctor: number): CountedLine => ({ earned: doctor, assistant: 0, doctor, terms: onDone })
export const monthsOf = (of: BilledInvoice, given: FeeBooks) =>
  ['2026-09', '2026-10', '2026-11'].map((month) => statementLines([of], month, given).map(({ doctor }) => doctor))
