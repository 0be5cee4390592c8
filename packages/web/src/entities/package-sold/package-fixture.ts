import type { PackageSold } from './package-query'

/** A package of five scalings and two veneers, bought a month ago; two scalings are used. */
export const packageSoldFixture = (overrides: Partial<PackageSold> = {}): PackageSold => ({
  id: 3,
  patient_id: 12,
  code: 'PK-01',
  name: 'Paket Senyum Sehat',
  state: 'active',
  sold_on: '2026-10-20',
  valid_until: '2027-10-20',
  items: [
    { product_id: 2, name: 'Scaling', name_en: 'Scaling', sessions: 5, left: 3 },
    { product_id: 4, name: 'Veneer komposit', name_en: 'Composite veneer', sessions: 2, left: 2 },
  ],
  entries: [
    entry({ id: 1, kind: 'bought', sessions: 5 }),
    entry({ id: 2, kind: 'bought', product_id: 4, sessions: 2 }),
    entry({
      id: 3,
      kind: 'used',
      sessions: -1,
      invoice_id: 15,
      invoice_number: 'INV/KMG/2026/0051',
      at: '2026-10-27T03:10:00.000Z',
    }),
    entry({
      id: 4,
      kind: 'used',
      sessions: -1,
      invoice_id: 19,
      invoice_number: 'INV/KMG/2026/0063',
      at: '2026-11-10T04:25:00.000Z',
    }),
  ],
  price: 4_500_000,
  rest: 3_420_000,
  refundable: 3_420_000,
  invoice_id: 12,
  reason: '',
  version: 3,
  ...overrides,
})

function entry(overrides: Partial<PackageSold['entries'][number]>): PackageSold['entries'][number] {
  return {
    id: 1,
    kind: 'used',
    product_id: 2,
    sessions: -1,
    invoice_id: 12,
    invoice_number: 'INV/KMG/2026/0042',
    at: '2026-10-20T03:10:00.000Z',
    user_name: 'Siti Aminah',
    reason: '',
    ...overrides,
  }
}
