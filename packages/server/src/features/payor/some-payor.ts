import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'

/** Returns a complete payor for a test; the code is new each time. */
export const somePayor = (overrides: Partial<Schema<'PayorInput'>> = {}): Schema<'PayorInput'> => ({
  name: 'Asuransi Sentosa Jiwa',
  code: `ASJ-${randomInt(1_000_000_000)}`,
  type: 'insurer',
  contact_person: 'Ibu Larasati',
  phone: '+622155550123',
  email: 'klaim@sentosa.test',
  address: 'Jl. Jenderal Sudirman Kav. 25, Jakarta Selatan',
  billing_address: '',
  npwp: '013456789012000',
  terms_days: 30,
  contract_number: 'PKS/2026/0017',
  contract_from: '2026-01-01',
  contract_until: null,
  claim_documents: ['claim_form', 'receipt'],
  price_list_id: null,
  note: '',
  status: 'active',
  ...overrides,
})
