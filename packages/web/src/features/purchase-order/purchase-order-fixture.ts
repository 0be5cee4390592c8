import type { Schema } from '@clinic/api'
import { orderProgress } from '@clinic/core/purchase-order'
import type { PurchaseOrder } from './purchase-order-query'

const at = '2026-11-20T02:00:00.000Z'
const stage = (state: Schema<'PurchaseOrderState'>, reason = '') => ({ state, by: 'Sari Wulandari', at, reason })
const lines = [
  { medicine_id: 1, quantity: 10, pack_size: 10, price: 4_500 },
  { medicine_id: 2, quantity: 2, pack_size: 100, price: 85_000 },
]
const counted = { requires_batch: true, requires_expiry: true }
const medicines: Schema<'MovedMedicine'>[] = [
  {
    ...counted,
    id: 1,
    name: 'Amoksisilin',
    strength: '500 mg',
    form: 'capsule',
    unit: 'capsule',
    pack: 'strip',
    pack_size: 10,
    buy_price: 450,
  },
  {
    ...counted,
    id: 2,
    name: 'Sarung tangan nitril S',
    strength: '',
    form: 'none',
    unit: 'piece',
    pack: 'box',
    pack_size: 100,
    buy_price: 850,
  },
]

/** The draft of an order of two things. */
export const purchaseOrderFixture = (overrides: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  id: 51,
  state: 'draft',
  number: null,
  content: { supplier_id: 1, expected_on: '2026-11-27', note: 'Kirim pagi', lines },
  supplier_name: 'PT Sehat Farma Nusantara',
  total: 215_000,
  medicines,
  progress: orderProgress({ state: 'draft', lines }, []),
  receipts: [],
  stages: [stage('draft')],
  version: 1,
  created_at: at,
  updated_at: at,
  ...overrides,
})

const number = 'PO/KMG/2026/0001'
export const approvedOrderFixture = () =>
  purchaseOrderFixture({ state: 'approved', number, stages: [stage('draft'), stage('approved')] })

export const sentOrderFixture = (overrides: Partial<PurchaseOrder> = {}) =>
  purchaseOrderFixture({
    state: 'ordered',
    number,
    stages: [stage('draft'), stage('approved'), stage('ordered')],
    ...overrides,
  })

const came = [{ medicine_id: 1, quantity: 4, pack_size: 10 }]
const first = { id: 61, number: 'GR/KMG/2026/0003', state: 'received', dated_on: '2026-11-23', total: 18_000 } as const

/** Four of ten strips came; a second receipt is being written. */
export const partlyReceivedFixture = () =>
  sentOrderFixture({
    state: 'partially_received',
    progress: orderProgress({ state: 'partially_received', lines }, came),
    receipts: [first, { ...first, id: 62, number: null, state: 'draft', total: 197_000 }],
    stages: [stage('draft'), stage('approved'), stage('ordered'), stage('partially_received')],
  })

export const receivedOrderFixture = () =>
  sentOrderFixture({
    state: 'received',
    progress: orderProgress({ state: 'received', lines }, lines),
    receipts: [first, { ...first, id: 62, number: 'GR/KMG/2026/0004', total: 197_000 }],
    stages: [stage('draft'), stage('approved'), stage('ordered'), stage('partially_received'), stage('received')],
  })

/** Part of it came, the rest was closed. */
export const cancelledOrderFixture = () =>
  sentOrderFixture({
    state: 'cancelled',
    progress: orderProgress({ state: 'cancelled', lines }, came),
    receipts: [first],
    stages: [
      stage('draft'),
      stage('approved'),
      stage('ordered'),
      stage('partially_received'),
      stage('cancelled', 'Pemasok kehabisan'),
    ],
  })

export const purchaseOrderCardsFixture = (): Schema<'PurchaseOrderCard'>[] =>
  [
    partlyReceivedFixture(),
    purchaseOrderFixture({ id: 52 }),
    { ...receivedOrderFixture(), id: 50, number: 'PO/KMG/2026/0002' },
    { ...cancelledOrderFixture(), id: 49, number: 'PO/KMG/2026/0003' },
  ].map((order) => ({
    id: order.id,
    state: order.state,
    number: order.number,
    supplier_name: order.supplier_name,
    expected_on: order.content.expected_on,
    lines: order.content.lines.length,
    total: order.total,
    created_at: order.created_at,
  }))
