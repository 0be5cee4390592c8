import type { Schema } from '@clinic/api'
import { storedTimes } from '../../testing/master-stories'

export const emas: Schema<'Insurance'> = {
  id: 1,
  payor_id: 7,
  name: 'Sentosa Gigi Emas',
  code: 'SGE',
  class: 'A',
  card_format: '8888 0000 1234 5678',
  coverage_rules: [
    {
      category: 'consultation',
      percent: 100,
      cap_per_visit: 150_000,
      cap_per_year: null,
      waiting_days: 0,
      needs_approval: false,
    },
    {
      category: 'conservation',
      percent: 80,
      cap_per_visit: 500_000,
      cap_per_year: 3_000_000,
      waiting_days: 30,
      needs_approval: false,
    },
    {
      category: 'prosthodontics',
      percent: 50,
      cap_per_visit: null,
      cap_per_year: 5_000_000,
      waiting_days: 180,
      needs_approval: true,
    },
  ],
  excluded_codes: ['23.6', '24.7'],
  valid_from: '2026-01-01',
  valid_until: null,
  status: 'active',
  payor_name: 'Asuransi Sentosa Jiwa',
  payor_status: 'active',
  payor_contract_from: '2026-01-01',
  payor_contract_until: null,
  version: 1,
  ...storedTimes,
}
export const ofExpiredPayor = { ...emas, id: 2, name: 'Medika Link Silver', payor_contract_until: '2026-02-28' }
export const ofInactivePayor = { ...emas, id: 3, name: 'Baja Karyawan', payor_status: 'inactive' } as const
export const ended = { ...emas, id: 4, name: 'Sentosa Gigi Perak', valid_until: '2026-03-31' }

export const payors = [
  { id: 7, name: 'Asuransi Sentosa Jiwa', status: 'active' },
  { id: 8, name: 'PT Baja Nusantara', status: 'inactive' },
]
