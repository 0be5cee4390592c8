import type { Schema } from '@clinic/api'
import { coverageOf } from '@clinic/core/invoice'
import { patientFixture } from '@clinic/core/testing'
import { draftAmounts } from './draft-amounts'
import type { Invoice, InvoiceCard, Payment } from './invoice-query'

export const billedPatient = (overrides: Partial<Schema<'AppointmentPatient'>> = {}): Schema<'AppointmentPatient'> => {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status, ...overrides }
}

const noAmounts: Schema<'InvoiceLineAmounts'> = {
  gross: 0,
  discount: 0,
  prepaid: 0,
  invoice_discount: 0,
  tax: 0,
  total: 0,
  benefit: 0,
  payor: 0,
  limit: null,
  needs_approval: false,
}

export const invoiceLineFixture = (overrides: Partial<Schema<'InvoiceLine'>> = {}): Schema<'InvoiceLine'> => ({
  id: 1,
  product_id: 1,
  medicine_id: null,
  paket_id: null,
  package: null,
  plan: null,
  was_done: true,
  code: 'KON-02',
  name: 'Tambal komposit 2 permukaan',
  name_en: 'Composite filling, 2 surfaces',
  tooth: '36',
  surfaces: ['m', 'o'],
  jaw: null,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  unit_price: 450_000,
  price_list: null,
  price_typed: false,
  list_price: 450_000,
  prices: [{ price_list: null, price: 450_000 }],
  quantity: 1,
  discount: null,
  discount_reason: '',
  taxable: false,
  category: 'conservation',
  icd9cm: '23.2',
  creditable: 450_000,
  amounts: { ...noAmounts, gross: 450_000, total: 450_000 },
  ...overrides,
})

const scaling = invoiceLineFixture({
  id: 2,
  product_id: 2,
  code: 'PRV-01',
  name: 'Scaling',
  name_en: '',
  tooth: null,
  surfaces: [],
  unit_price: 350_000,
  list_price: 375_000,
  prices: [{ price_list: null, price: 375_000 }],
  discount: { percent: 10 },
  discount_reason: 'Pelanggan tetap',
  creditable: 315_000,
})

export const invoiceCardFixture = (overrides: Partial<InvoiceCard> = {}): InvoiceCard => ({
  id: 12,
  number: 'INV/KMG/2026/0042',
  state: 'issued',
  patient: billedPatient(),
  visit_id: 7,
  day: '2026-11-20',
  issued_at: '2026-11-20T03:10:00.000Z',
  due_on: '2026-11-20',
  total: 765_000,
  payor: 0,
  paid: 0,
  owed: 765_000,
  in_instalments: false,
  version: 3,
  ...overrides,
})

/** An issued invoice of two lines; its amounts are those of its lines. */
export const invoiceFixture = (overrides: Partial<Invoice> = {}): Invoice => {
  const { lines = [invoiceLineFixture(), scaling], discount = null, day = '2026-11-20' } = overrides
  const { policy = null, policies = [] } = overrides
  const coverage = coverageOf(policyChoiceOf(policy))
  const terms = { day, discount, coverage, tax: null, rounding: 100, charges_stamp: false }
  const { patient, payor, lines: computed, ...amounts } = draftAmounts(lines, terms)
  return {
    ...invoiceCardFixture(),
    total: patient + payor,
    payor,
    owed: patient,
    amounts: { ...amounts, payor, total: patient + payor },
    policy_id: policy?.id ?? null,
    policy,
    policies,
    price_list: null,
    packages: [],
    credited: 0,
    deposit: 0,
    payor_owed: payor,
    lines: lines.map((line, index) => ({ ...line, amounts: lineAmounts(computed[index]) })),
    discount,
    discount_reason: '',
    needs_manager: false,
    approval: null,
    payments: [],
    credit_notes: [],
    moves: [
      {
        event: 'invoice.draft',
        from_state: null,
        to_state: 'draft',
        at: '2026-11-20T03:00:00.000Z',
        user_name: 'drg. Ratna Dewi, Sp.KG',
        reason: '',
      },
      {
        event: 'invoice.issue',
        from_state: 'draft',
        to_state: 'issued',
        at: '2026-11-20T03:10:00.000Z',
        user_name: 'Rani Putri',
        reason: '',
      },
    ],
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:10:00.000Z',
    ...overrides,
  }
}

type Computed = ReturnType<typeof draftAmounts>['lines'][number]
const lineAmounts = (computed: Computed | undefined): Schema<'InvoiceLineAmounts'> => {
  if (!computed) return noAmounts
  const { patient, ...line } = computed
  return { ...line, total: patient + line.payor }
}

/** The policy that a patient can choose: it pays 80 % of conservation, up to Rp 300,000 a visit. */
export const policyChoiceFixture = (overrides: Partial<Schema<'PolicyChoice'>> = {}): Schema<'PolicyChoice'> => ({
  id: 1,
  insurance_id: 1,
  payor_id: 7,
  payor_name: 'Asuransi Sentosa Jiwa',
  plan_name: 'Sentosa Gigi Emas',
  member_number: '8888 0000 1234 5678',
  obstacle: null,
  price_list: null,
  member_since: '2026-01-01',
  coverage_rules: [
    {
      category: 'conservation',
      percent: 80,
      cap_per_visit: 300_000,
      cap_per_year: null,
      waiting_days: 0,
      needs_approval: false,
    },
  ],
  excluded_codes: [],
  valid_from: '2026-01-01',
  valid_until: null,
  paid_this_year: [],
  ...overrides,
})

export const invoicePolicyFixture = (): Schema<'InvoicePolicy'> => {
  const { id, insurance_id, payor_id, payor_name, plan_name, member_number } = policyChoiceFixture()
  return { id, insurance_id, payor_id, payor_name, plan_name, member_number }
}

const policyChoiceOf = (policy: Schema<'InvoicePolicy'> | null) => (policy ? policyChoiceFixture(policy) : undefined)

export const draftFixture = (overrides: Partial<Invoice> = {}): Invoice =>
  invoiceFixture({
    number: null,
    state: 'draft',
    issued_at: null,
    due_on: null,
    owed: 0,
    payor_owed: 0,
    deposit: 0,
    version: 2,
    moves: invoiceFixture().moves.slice(0, 1),
    ...overrides,
  })

export const paymentFixture = (overrides: Partial<Payment> = {}): Payment => ({
  id: 5,
  kind: 'payment',
  number: 'KW/KMG/2026/0031',
  invoice_id: 12,
  invoice_number: 'INV/KMG/2026/0042',
  invoice_total: 765_000,
  owed_after: 0,
  patient: billedPatient(),
  amount: 765_000,
  tenders: [
    { method: 'qris', amount: 365_000, reference: '8812-4471' },
    { method: 'cash', amount: 400_000, reference: '' },
  ],
  cash_given: 500_000,
  change: 100_000,
  refund_of: null,
  refunded: 0,
  reason: '',
  cash_shift_id: 3,
  received_at: '2026-11-20T03:12:00.000Z',
  received_by: 'Rani Putri',
  ...overrides,
})

export const refundFixture = (overrides: Partial<Payment> = {}): Payment =>
  paymentFixture({
    id: 6,
    kind: 'refund',
    number: 'KW/KMG/2026/0032',
    amount: 100_000,
    tenders: [{ method: 'cash', amount: 100_000, reference: '' }],
    cash_given: null,
    change: 0,
    refund_of: 5,
    reason: 'Terbayar dua kali',
    owed_after: 100_000,
    ...overrides,
  })

const paidMove = (state: Invoice['state'], event: string): Schema<'InvoiceMove'> => ({
  event,
  from_state: 'issued',
  to_state: state,
  at: '2026-11-20T03:12:00.000Z',
  user_name: 'Rani Putri',
  reason: '',
})

export const paidInvoiceFixture = (overrides: Partial<Invoice> = {}): Invoice =>
  invoiceFixture({
    state: 'paid',
    paid: 765_000,
    owed: 0,
    payments: [paymentFixture()],
    moves: [...invoiceFixture().moves, paidMove('paid', 'invoice.payAll')],
    version: 4,
    ...overrides,
  })

export const cashierRowFixture = (overrides: Partial<Schema<'CashierRow'>> = {}): Schema<'CashierRow'> => ({
  visit_id: 7,
  visit_version: 6,
  queue_number: 4,
  patient: billedPatient(),
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  finished_at: '2026-11-20T03:00:00.000Z',
  invoice: invoiceCardFixture({ number: null, state: 'draft', issued_at: null, due_on: null, owed: 0 }),
  ...overrides,
})
