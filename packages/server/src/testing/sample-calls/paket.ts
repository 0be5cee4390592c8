import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { transaction } from '../../use-case/transaction'
import type { SampleCalls, World } from '../sample-world'
import { addProduct } from './product'

export const calls = {
  listPaket: async () => ({}),
  createPaket: async (world) => ({ body: await somePaket(world) }),
  getPaket: async (world) => ({ path: await addPaket(world) }),
  updatePaket: async (world) => ({
    path: await addPaket(world),
    body: { ...(await somePaket(world)), name: 'Paket senyum', version: 1 },
  }),
} satisfies Partial<SampleCalls>

async function somePaket(world: World): Promise<Schema<'PaketInput'>> {
  const { id: product_id } = await addProduct(world)
  return {
    code: `PK-${randomInt(1e9)}`,
    name: 'Paket sehat',
    items: [{ product_id, quantity: 2 }],
    price: 650_000,
    validity_days: 365,
    transferable: false,
    status: 'active',
  }
}

/** A package that no other has the code of: two sessions of one service, for Rp 650,000. */
export async function addPaket(world: World, given: Partial<Schema<'PaketInput'>> = {}) {
  const { company_id, clinic_id } = world.clinic
  const { items, ...paket } = { ...(await somePaket(world)), ...given }
  // together: somebody else may be reading the list
  return transaction(world.database, async (tx) => {
    const { id } = await tx
      .insertInto('paket')
      .values({ ...paket, company_id, clinic_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('paket_item')
      .values(items.map((item, position) => ({ ...item, company_id, clinic_id, paket_id: id, position })))
      .execute()
    return { id }
  })
}
