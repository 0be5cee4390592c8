import type { Schema } from '@clinic/api'
import { listOf } from '../../testing/scene'
import type { Batch, Medicine } from './medicine-query'

/** Capsules that are there, in strips of ten. */
export const medicineFixture = (overrides: Partial<Medicine> = {}): Medicine => ({
  id: 1,
  name: 'Amoksisilin',
  generic_name: 'Amoxicillin',
  strength: '500 mg',
  form: 'capsule',
  category: 'prescription_only',
  unit: 'capsule',
  pack: 'strip',
  pack_size: 10,
  barcode: '8999909096004',
  sell_price: 1_000,
  minimum: 100,
  maximum: 500,
  location: 'Lemari A2',
  on_hand: 310,
  available: 310,
  incoming: 0,
  outgoing: 0,
  nearest_expiry: '2028-06-30',
  value: 139_500,
  flags: [],
  version: 1,
  ...overrides,
})

/** A stock with each thing that calls for attention. */
export const stockFixture = [
  medicineFixture(),
  medicineFixture({ id: 2, name: 'Parasetamol', on_hand: 40, available: 40, value: 8_000, flags: ['low', 'expiring'] }),
  medicineFixture({
    id: 3,
    name: 'Ibuprofen',
    strength: '400 mg',
    on_hand: 30,
    available: 0,
    nearest_expiry: null,
    flags: ['out', 'recalled'],
  }),
]

const batchFixture = (overrides: Partial<Batch> = {}): Batch => ({
  id: 11,
  medicine_id: 1,
  lot: 'AMX-01',
  expires_on: '2028-06-30',
  unit_cost: 450,
  supplier_id: 1,
  supplier_name: 'PT Sehat Farma Nusantara',
  on_hand: 300,
  state: 'good',
  recalled: null,
  version: 1,
  created_at: '2026-11-20T02:00:00.000Z',
  ...overrides,
})

export const batchesFixture = listOf([
  batchFixture({ id: 12, lot: 'AMX-00', expires_on: '2026-12-31', on_hand: 10, state: 'expiring' }),
  batchFixture(),
  batchFixture({
    id: 13,
    lot: 'AMX-09',
    on_hand: 20,
    state: 'recalled',
    recalled: { reason: 'Penarikan BPOM', by: 'Rina', at: '2026-11-21T02:00:00.000Z' },
  }),
])

const movement = (overrides: Partial<Schema<'MedicineMovement'>>): Schema<'MedicineMovement'> => ({
  id: 1,
  kind: 'receipt',
  reason: null,
  quantity: 313,
  balance: 313,
  batch_id: 11,
  lot: 'AMX-01',
  expires_on: '2028-06-30',
  unit_cost: 450,
  transaction_id: 5,
  number: 'GR/KMG/2026/0001',
  note: '',
  recorded_by: 'Sari Wulandari',
  recorded_at: '2026-11-20T02:00:00.000Z',
  ...overrides,
})

export const cardFixture = listOf([
  movement({
    id: 2,
    kind: 'adjustment',
    reason: 'damaged',
    quantity: -3,
    balance: 310,
    transaction_id: 6,
    number: 'ADJ/KMG/2026/0001',
    note: 'Jatuh di ruang 2',
    recorded_by: 'Rina Hartono',
  }),
  movement({}),
])
