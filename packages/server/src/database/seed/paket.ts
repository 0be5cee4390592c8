import { addDays } from '@clinic/core/time'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'

/** Packages that save something, one that does not, one with a service no longer offered, two of one service, and one no longer sold. */
const pakets = [
  paket('PK-01', 'Paket senyum sehat', 750, { 'KNS-01': 2, 'PER-02': 1, 'PRV-02': 2 }, { transferable: true }),
  paket('PK-02', 'Paket anak ceria', 600, { 'ANK-01': 1, 'PRV-02': 2, 'PRV-03': 1 }),
  paket('PK-03', 'Paket ortodonti setahun', 8_400, { 'ORT-01': 1, 'ORT-02': 12 }, { validity_days: 540 }),
  paket('PK-04', 'Paket pengantin', 3_000, { 'PER-02': 1, 'EST-01': 1, 'EST-02': 1 }, { validity_days: 90 }),
  paket('PK-05', 'Paket kontrol', 100, { 'KNS-02': 2 }),
  paket('PK-07', 'Paket sealant', 800, { 'PRV-03': 4 }),
  paket('PK-08', 'Paket cabut gigi', 540, { 'BM-02': 2 }),
  paket('PK-06', 'Promo pembukaan', 350, { 'KNS-01': 1, 'PER-02': 1 }, { status: 'inactive', validity_days: 60 }),
]

export async function insertPakets(
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { today, products }: { today: string; products: ReadonlyMap<string, number> },
) {
  const tenant = { company_id, clinic_id }
  const at = `${addDays(today, -200)}T10:00:00+07:00`
  const inserted = await tx
    .insertInto('paket')
    .values(pakets.map(({ items: _, ...each }) => ({ ...each, ...tenant, created_at: at, updated_at: at })))
    .returning(['id', 'code'])
    .execute()
  const ids = new Map(inserted.map(({ id, code }) => [code, id]))
  await tx
    .insertInto('paket_item')
    .values(
      pakets.flatMap(({ code, items }) =>
        Object.entries(items).map(([product, quantity], position) => ({
          ...tenant,
          paket_id: ids.get(code) ?? 0,
          product_id: products.get(product) ?? 0,
          quantity,
          position,
        })),
      ),
    )
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, at, ...manager }
  await appendGroup(
    tx,
    company_id,
    inserted.map(({ id }) => ({ ...event, action: 'create', object: 'paket', object_id: id })),
  )
}

interface Sold {
  validity_days: number
  transferable: boolean
  status: 'active' | 'inactive'
}

function paket(
  code: string,
  name: string,
  thousands: number,
  items: Record<string, number>,
  overrides: Partial<Sold> = {},
): Sold & { code: string; name: string; price: number; items: Record<string, number> } {
  return {
    code,
    name,
    price: thousands * 1_000,
    items,
    validity_days: 365,
    transferable: false,
    status: 'active',
    ...overrides,
  }
}
