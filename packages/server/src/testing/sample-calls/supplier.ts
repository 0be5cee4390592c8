import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { masterSamples } from '../master-samples'

/** A supplier for a test; the name is new each time. */
export const someSupplier = (overrides: Partial<Schema<'SupplierInput'>> = {}): Schema<'SupplierInput'> => ({
  name: `PT Sehat Farma ${randomInt(1e9)}`,
  kind: 'goods',
  contact_person: 'Ibu Wulan',
  phone: '+622155550188',
  email: 'order@sehatfarma.test',
  address: 'Jl. Panjang 12, Jakarta Barat',
  terms_days: null,
  note: '',
  status: 'active',
  ...overrides,
})

export const { calls, add: addSupplier } = masterSamples('Supplier', { table: 'supplier', input: someSupplier })
