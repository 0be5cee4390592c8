import type { Schema } from '@clinic/api'

const stored = { version: 1, created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

export const member: Schema<'PriceList'> = { id: 1, name: 'Member', for_patients: true, status: 'active', ...stored }
export const agreed: Schema<'PriceList'> = {
  ...member,
  id: 2,
  name: 'Asuransi Sentosa Jiwa 2026',
  for_patients: false,
}

const priced: Schema<'PriceListPrice'> = {
  product_id: 1,
  code: 'SC-01',
  name: 'Scaling dan pembersihan karang gigi dua rahang',
  status: 'active',
  standard_price: 350_000,
  current: { id: 11, price: 300_000, valid_from: '2026-01-02' },
  next: null,
}

/** A price of today, one that changes, one that begins later beside no standard price, one of an inactive service. */
export const listPrices: Schema<'PriceListPrice'>[] = [
  priced,
  {
    ...priced,
    product_id: 2,
    code: 'TB-02',
    name: 'Tambal',
    next: { id: 12, price: 320_000, valid_from: '2027-01-01' },
  },
  {
    ...priced,
    product_id: 3,
    code: 'VN-09',
    name: 'Veneer',
    standard_price: null,
    current: null,
    next: { id: 13, price: 2_500_000, valid_from: '2027-01-01' },
  },
  { ...priced, product_id: 4, code: 'CB-01', name: 'Cabut gigi susu', status: 'inactive' },
]
