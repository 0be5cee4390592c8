import type { Schema } from '@clinic/api'
import { billedPatient } from '../invoice/invoice-fixture'
import type { Claim, ClaimCard, PayorPayment } from './claim-query'

/** A claim of Rp 280,000 that nobody has submitted yet. */
export const claimCardFixture = (overrides: Partial<ClaimCard> = {}): ClaimCard => ({
  id: 4,
  state: 'draft',
  invoice_id: 12,
  invoice_number: 'INV/2026/0012',
  day: '2026-11-02',
  patient: billedPatient(),
  payor_id: 3,
  payor_name: 'Asuransi Sentosa Jiwa',
  plan_name: 'Sentosa Gigi Emas',
  member_number: '8888 0001',
  claimed: 280_000,
  approved: null,
  paid: 0,
  owed: 280_000,
  claim_batch_id: null,
  batch_number: null,
  due_on: '2026-12-02',
  version: 1,
  ...overrides,
})

/** What a payment of a payor pays of a claim. */
export const claimPaymentFixture = (overrides: Partial<Schema<'ClaimPayment'>> = {}): Schema<'ClaimPayment'> => ({
  payor_payment_id: 7,
  number: 'PPY/2026/0001',
  state: 'recorded',
  amount: 280_000,
  received_on: '2026-11-20',
  reference: 'TRF-0091',
  recorded_by: 'Rani Putri',
  reason: '',
  voided_by: '',
  ...overrides,
})

/** That payment: it pays the claim of another patient too. */
export const payorPaymentFixture = (overrides: Partial<PayorPayment> = {}): PayorPayment => ({
  id: 7,
  number: 'PPY/2026/0001',
  state: 'recorded',
  payor_id: 3,
  payor_name: 'Asuransi Sentosa Jiwa',
  amount: 330_000,
  received_on: '2026-11-20',
  reference: 'TRF-0091',
  recorded_at: '2026-11-20T03:00:00.000Z',
  recorded_by: 'Rani Putri',
  reason: '',
  voided_at: null,
  voided_by: '',
  claims: [
    {
      claim_id: 4,
      invoice_number: 'INV/2026/0012',
      patient: billedPatient(),
      state: 'paid',
      claimed: 280_000,
      approved: 280_000,
      amount: 280_000,
    },
    {
      claim_id: 5,
      invoice_number: 'INV/2026/0013',
      patient: billedPatient({ id: 8, first_name: "Nur'aini", last_name: '' }),
      state: 'partially_approved',
      claimed: 120_000,
      approved: 80_000,
      amount: 50_000,
    },
  ],
  version: 1,
  ...overrides,
})

/** That payment, as a row of the list. */
export const payorPaymentCardFixture = (
  overrides: Partial<Schema<'PayorPaymentCard'>> = {},
): Schema<'PayorPaymentCard'> => ({
  id: 7,
  number: 'PPY/2026/0001',
  state: 'recorded',
  payor_id: 3,
  payor_name: 'Asuransi Sentosa Jiwa',
  amount: 330_000,
  received_on: '2026-11-20',
  reference: 'TRF-0091',
  recorded_by: 'Rani Putri',
  claim_count: 2,
  ...overrides,
})

/** The figures of a claim in each state. */
const figures: Readonly<Record<Schema<'ClaimState'>, Partial<Claim>>> = {
  draft: { claim_batch_id: null, batch_number: null },
  submitted: {},
  in_review: {},
  approved: { approved: 280_000, unpaid: 280_000 },
  partially_approved: { approved: 200_000, unpaid: 200_000, rest: 80_000, answer_reason: 'Plafon tercapai' },
  rejected: { approved: 0, rest: 280_000, answer_reason: 'Di luar polis' },
  appealed: { approved: 0, answer_reason: 'Di luar polis' },
  paid: {
    approved: 280_000,
    paid: 280_000,
    owed: 0,
    payments: [claimPaymentFixture()],
  },
  transferred: { approved: 0, owed: 0 },
  written_off: { approved: 0, owed: 0 },
  withdrawn: { owed: 0 },
}

/** A claim in a state, with figures that fit it. */
export const claimFixture = (state: Schema<'ClaimState'> = 'draft', overrides: Partial<Claim> = {}): Claim => ({
  ...claimCardFixture({ state, claim_batch_id: 2, batch_number: 'CLM/2026/0002' }),
  unpaid: 0,
  rest: 0,
  answer_reason: '',
  payments: [],
  moves: [
    {
      event: 'claim.open',
      from_state: null,
      to_state: 'draft',
      at: '2026-11-02T03:00:00.000Z',
      user_name: 'Rani Putri',
      amount: 280_000,
      reason: '',
    },
  ],
  created_at: '2026-11-02T03:00:00.000Z',
  updated_at: '2026-11-02T03:00:00.000Z',
  ...figures[state],
  ...overrides,
})

/** The payor of those claims, which requires three documents. */
export const claimPayorFixture = (overrides: Partial<Schema<'Payor'>> = {}): Schema<'Payor'> => ({
  id: 3,
  name: 'Asuransi Sentosa Jiwa',
  code: 'ASJ-01',
  type: 'insurer',
  contact_person: 'Larasati Wibowo',
  phone: '+622155550123',
  email: 'klaim@sentosa.test',
  address: 'Jl. Jenderal Sudirman Kav. 25, Jakarta Selatan 12920',
  billing_address: '',
  npwp: '013456789012000',
  terms_days: 30,
  contract_number: 'PKS/2026/0017',
  contract_from: '2026-01-01',
  contract_until: null,
  price_list_id: null,
  claim_documents: ['claim_form', 'medical_resume', 'receipt'],
  note: '',
  status: 'active',
  version: 1,
  created_at: '2026-01-02T03:00:00.000Z',
  updated_at: '2026-01-02T03:00:00.000Z',
  ...overrides,
})

export const claimBatchFixture = (): Schema<'ClaimBatch'> => {
  const claims = [1, 2].map((id) =>
    claimCardFixture({ id, state: 'submitted', claim_batch_id: 2, batch_number: 'CLM/2026/0002' }),
  )
  return {
    id: 2,
    number: 'CLM/2026/0002',
    payor_id: 3,
    payor_name: 'Asuransi Sentosa Jiwa',
    billing_address: 'Jl. Jenderal Sudirman Kav. 25, Jakarta Selatan 12920',
    contract_number: 'PKS/2026/0017',
    submitted_on: '2026-11-20',
    submitted_by: 'Rani Putri',
    due_on: '2026-12-20',
    documents: [
      { document: 'claim_form', is_enclosed: true, reason: '' },
      { document: 'receipt', is_enclosed: false, reason: 'Menyusul' },
    ],
    total: 560_000,
    claims,
  }
}
