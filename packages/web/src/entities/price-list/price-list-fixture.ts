import type { Schema } from '@clinic/api'

const stored = { version: 1, created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

export const member: Schema<'PriceList'> = { id: 1, name: 'Member', for_patients: true, status: 'active', ...stored }
export const agreed: Schema<'PriceList'> = {
  ...member,
  id: 2,
  name: 'Asuransi Sentosa Jiwa 2026',
  for_patients: false,
}
