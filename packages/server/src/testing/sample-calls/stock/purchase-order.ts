import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../../sample-world'
import { addMedicine } from '../company-medicine'
import { addSupplier } from '../supplier'

export const calls = {
  listPurchaseOrder: async (world) => {
    await addPurchaseOrder(world)
    return {}
  },
  createPurchaseOrder: async (world) => ({ body: await someOrder(world) }),
  proposePurchaseOrder: async (world) => ({ query: { supplier_id: String((await addSupplier(world)).id) } }),
  getPurchaseOrder: async (world) => ({ path: { id: (await addPurchaseOrder(world)).id } }),
  updatePurchaseOrder: async (world) => {
    const { id, version, content } = await addPurchaseOrder(world)
    return { path: { id }, body: { ...content, note: 'Kirim pagi', version } }
  },
  approvePurchaseOrder: async (world) => {
    const { id, version } = await addPurchaseOrder(world)
    return { path: { id }, body: { version } }
  },
  orderPurchaseOrder: async (world) => {
    const { id, version } = await addPurchaseOrder(world, { state: 'approved' })
    return { path: { id }, body: { version } }
  },
  cancelPurchaseOrder: async (world) => {
    const { id, version } = await addPurchaseOrder(world)
    return { path: { id }, body: { reason: 'Salah pemasok', version } }
  },
  createPurchaseOrderReceipt: async (world) => ({
    path: { id: (await addPurchaseOrder(world, { state: 'ordered' })).id },
  }),
} satisfies Partial<SampleCalls>

/** Ten strips of a medicine of its own. */
async function someOrder(world: World): Promise<Schema<'PurchaseOrderContent'>> {
  const medicine_id = (await addMedicine(world)).id
  return {
    supplier_id: (await addSupplier(world)).id,
    expected_on: '2026-12-01',
    note: '',
    lines: [{ medicine_id, quantity: 10, pack_size: 10, price: 4_500 }],
  }
}

/** An order, past the server. */
async function addPurchaseOrder(world: World, { state = 'draft' }: { state?: 'draft' | 'approved' | 'ordered' } = {}) {
  const { company_id, clinic_id } = world.clinic
  const content = await someOrder(world)
  const at = world.now().toISOString()
  const numbered = { year: 2000, sequence: randomInt(1, 2 ** 31), number: 'PO/2000' }
  const { id, version } = await world.database
    .insertInto('purchase_order')
    .values({
      company_id,
      clinic_id,
      state,
      ...content,
      lines: JSON.stringify(content.lines),
      stages: JSON.stringify([{ state, by: 'Rina', at, reason: '' }]),
      ...(state !== 'draft' && numbered),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, version, content }
}
