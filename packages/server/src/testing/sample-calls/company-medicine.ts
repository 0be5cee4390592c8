import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'

export const { calls, add: addMedicine } = masterSamples('CompanyMedicine', {
  table: 'company_medicine',
  input: () => someMedicine({ name: `Amoksisilin ${randomInt(1e9)}` }),
})

/** A medicine for a test. */
export const someMedicine = (
  overrides: Partial<Schema<'CompanyMedicineInput'>> = {},
): Schema<'CompanyMedicineInput'> => ({
  name: 'Amoksisilin',
  generic_name: 'Amoxicillin',
  ingredients: ['Amoxicillin'],
  medicine_class: 'penicillin',
  kfa_code: '',
  form: 'capsule',
  strength: '500 mg',
  category: 'prescription_only',
  unit: 'capsule',
  pack: 'strip',
  pack_size: 10,
  barcode: '',
  buy_price: 450,
  sell_price: 1_000,
  requires_batch: true,
  requires_expiry: true,
  pregnancy: 'allowed',
  status: 'active',
  ...overrides,
})
