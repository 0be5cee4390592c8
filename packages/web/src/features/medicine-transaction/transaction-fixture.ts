import type { Schema } from '@clinic/api'
import {
  adjustmentContentFixture,
  receiptContentFixture,
  returnContentFixture,
  transactionLineFixture,
  transferContentFixture,
} from '@clinic/core/testing'
import type { Transaction } from './transaction-query'

const at = '2026-11-20T02:00:00.000Z'
const stage = (state: Schema<'MedicineTransactionState'>, reason = '') => ({ state, by: 'Sari Wulandari', at, reason })

const medicine: Schema<'MovedMedicine'> = {
  id: 1,
  name: 'Amoksisilin',
  strength: '500 mg',
  form: 'capsule',
  unit: 'capsule',
  pack: 'strip',
  pack_size: 10,
  buy_price: 450,
  requires_batch: true,
  requires_expiry: true,
}

/** The draft of a receipt. */
export const receiptFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  id: 5,
  kind: 'receipt',
  state: 'draft',
  number: null,
  content: receiptContentFixture({ supplier_id: 1 }),
  prescription_id: null,
  purchase_order: null,
  receipt: null,
  partner: null,
  arrived: null,
  supplier_name: 'PT Sehat Farma Nusantara',
  total: 60_000,
  medicines: [medicine],
  batches: [],
  stages: [stage('draft')],
  version: 1,
  created_at: at,
  updated_at: at,
  ...overrides,
})

/** The draft of an adjustment: three are broken. */
export const adjustmentFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  ...receiptFixture(),
  id: 6,
  kind: 'adjustment',
  content: adjustmentContentFixture({ note: 'Jatuh di ruang 2' }),
  supplier_name: null,
  total: 0,
  batches: [
    {
      id: 11,
      medicine_id: 1,
      lot: 'AMX-01',
      expires_on: '2028-06-30',
      unit_cost: 450,
      supplier_id: null,
      supplier_name: null,
      on_hand: 310,
      state: 'good',
      recalled: null,
      version: 1,
      created_at: at,
    },
  ],
  ...overrides,
})

/** What was handed out of a prescription. */
export const dispensedFixture = () =>
  adjustmentFixture({
    id: 8,
    kind: 'dispense',
    state: 'posted',
    number: 'DSP/KMG/2026/0001',
    prescription_id: 9,
    content: { ...adjustmentContentFixture(), reason: null, note: '' },
    stages: [stage('posted')],
  })

export const receivedFixture = () =>
  receiptFixture({ state: 'received', number: 'GR/KMG/2026/0001', stages: [stage('draft'), stage('received')] })
/** What came of an order. */
export const receivedOrderFixture = () => ({
  ...receivedFixture(),
  purchase_order: { id: 51, number: 'PO/KMG/2026/0001' },
})
export const requestedFixture = () =>
  adjustmentFixture({ state: 'requested', stages: [stage('draft'), stage('requested')] })
export const refusedFixture = () =>
  adjustmentFixture({
    state: 'refused',
    stages: [stage('draft'), stage('requested'), stage('refused', 'Hitung ulang')],
  })

/** The draft of a return: three of a batch expired. */
export const returnFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  ...adjustmentFixture(),
  id: 10,
  kind: 'supplier_return',
  content: returnContentFixture({ receipt_id: 5, note: 'Dijemput hari Senin' }),
  receipt: { id: 5, number: 'GR/KMG/2026/0001' },
  supplier_name: 'PT Sehat Farma Nusantara',
  total: 1_350,
  ...overrides,
})
export const requestedReturnFixture = () =>
  returnFixture({ state: 'requested', stages: [stage('draft'), stage('requested')] })
export const returnedFixture = () =>
  returnFixture({
    state: 'posted',
    number: 'RET/KMG/2026/0001',
    stages: [stage('draft'), stage('requested'), stage('posted')],
  })

/** The draft of a transfer: three of a batch for another clinic of the company. */
export const transferFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  ...adjustmentFixture(),
  id: 12,
  kind: 'transfer_out',
  content: transferContentFixture(),
  partner: { clinic_name: 'Klinik Senyum Sehat Kemang', number: null },
  total: 1_350,
  ...overrides,
})
export const sentTransferFixture = () =>
  transferFixture({ state: 'sent', number: 'TRF/KMG/2026/0001', stages: [stage('draft'), stage('sent')] })
/** What another clinic sent. */
export const incomingFixture = (overrides: Partial<Transaction> = {}): Transaction => ({
  ...receiptFixture(),
  id: 13,
  kind: 'transfer_in',
  state: 'sent',
  content: transferContentFixture({
    to_clinic_id: null,
    lines: [transactionLineFixture({ quantity: 3, pack_size: 1, price: 450 })],
  }),
  partner: { clinic_name: 'Klinik Senyum Sehat Menteng', number: 'TRF/MTG/2026/0001' },
  supplier_name: null,
  total: 1_350,
  stages: [stage('sent')],
  ...overrides,
})
/** Of three that were sent two arrived. */
export const acceptedFixture = () => {
  const { content } = incomingFixture()
  return incomingFixture({
    state: 'received',
    number: 'TRI/KMG/2026/0001',
    arrived: [2],
    content: { ...content, reason: 'lost' },
    stages: [stage('sent'), stage('received')],
  })
}
