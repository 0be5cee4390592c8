import { billedPatient } from '../../entities/invoice/invoice-fixture'
import type { ControlledMedicine, ControlledMovement } from './controlled-medicine-query'

/** A hundred tablets of codeine, of which fifteen were handed out, five went back and two broke. */
const controlledMedicineFixture = (overrides: Partial<ControlledMedicine> = {}): ControlledMedicine => ({
  id: 31,
  name: 'Kodein',
  strength: '10 mg',
  form: 'tablet',
  unit: 'tablet',
  category: 'narcotic',
  opening: 40,
  received: 100,
  dispensed: 15,
  used: 0,
  returned: 5,
  transferred: 0,
  corrected: -2,
  closing: 118,
  ...overrides,
})

export const controlledMonthFixture = (): ControlledMedicine[] => [
  controlledMedicineFixture(),
  controlledMedicineFixture({
    id: 32,
    name: 'Diazepam',
    strength: '2 mg',
    category: 'psychotropic',
    opening: 12_500,
    received: 0,
    dispensed: 0,
    returned: 0,
    corrected: 0,
    closing: 12_500,
  }),
]

const movementFixture = (overrides: Partial<ControlledMovement> = {}): ControlledMovement => {
  const { id, name, strength, form, unit, category } = controlledMedicineFixture()
  return {
    id: 901,
    medicine_id: id,
    name,
    strength,
    form,
    unit,
    category,
    kind: 'receipt',
    reason: null,
    quantity: 100,
    balance: 140,
    lot: 'KOD-2611',
    expires_on: '2028-06-30',
    number: 'GR/KMG/2026/0007',
    transaction_id: 71,
    note: '',
    supplier_name: 'PT Kimia Farma Trading & Distribution',
    invoice_number: 'INV/2026/11/0042',
    patient: null,
    patient_address: '',
    doctor_name: null,
    recorded_by: 'Siti Aminah',
    recorded_at: '2026-11-04T02:05:00.000Z',
    ...overrides,
  }
}

const ofNobody = { supplier_name: null, invoice_number: '' }

/** What came, what a patient with a long name got, and what broke. */
export const controlledMovementsFixture = (): ControlledMovement[] => [
  movementFixture(),
  movementFixture({
    ...ofNobody,
    id: 902,
    kind: 'dispense',
    quantity: -15,
    balance: 125,
    number: 'DSP/KMG/2026/0031',
    transaction_id: 72,
    patient: billedPatient({ first_name: 'Muhammad Abdurrahman Wahid', last_name: 'Kusumaningrat Prawirodirdjo' }),
    patient_address: 'Jl. Cikini Raya No. 73 RT 04 RW 02, Cikini, Menteng, Jakarta Pusat',
    doctor_name: 'drg. Ratna Wijayanti, Sp.BM',
    recorded_at: '2026-11-12T03:14:00.000Z',
  }),
  movementFixture({
    ...ofNobody,
    id: 903,
    kind: 'adjustment',
    reason: 'damaged',
    quantity: -2,
    balance: 123,
    number: 'ADJ/KMG/2026/0004',
    transaction_id: 73,
    note: 'Jatuh saat dihitung, dimusnahkan dengan berita acara',
    recorded_at: '2026-11-19T09:40:00.000Z',
  }),
]
