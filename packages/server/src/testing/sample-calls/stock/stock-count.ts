import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../../sample-world'
import { addBatch } from '../medicine-transaction'

export const calls = {
  listStockCount: async (world) => {
    await addStockCount(world)
    return {}
  },
  createStockCount: async (world) => ({
    body: stockCountInput({ medicine_ids: [(await addBatch(world)).medicine_id] }),
  }),
  getStockCount: async (world) => ({ path: { id: (await addStockCount(world)).id } }),
  updateStockCount: async (world) => {
    const { id, version, input } = await addStockCount(world)
    return { path: { id }, body: { ...input, name: 'Lemari bawah', version } }
  },
  startStockCount: async (world) => {
    const { id, version } = await addStockCount(world)
    return { path: { id }, body: { version } }
  },
  joinStockCount: async (world) => ({ path: { id: (await addStockCount(world, { state: 'counting' })).id } }),
  countStockBatch: async (world) => {
    const { id, batch } = await addStockCount(world, { state: 'counting', by: world.user.id })
    return { path: { id }, body: { batch_id: batch.id, quantity: 49 } }
  },
  finishStockCount: async (world) => ({
    path: { id: (await addStockCount(world, { state: 'counting', by: world.user.id, counted: 49 })).id },
  }),
  recountStockCount: async (world) => {
    const { id, version, batch } = await addStockCount(world, { state: 'review' })
    return { path: { id }, body: { batch_ids: [batch.id], reason: 'Terlalu jauh', version } }
  },
  postStockCount: async (world) => {
    const { id, version } = await addStockCount(world, { state: 'review' })
    return { path: { id }, body: { reason: 'Strip rusak dibuang', version } }
  },
  cancelStockCount: async (world) => {
    const { id, version } = await addStockCount(world)
    return { path: { id }, body: { reason: 'Salah lemari', version } }
  },
} satisfies Partial<SampleCalls>

/** A count of everything by one person. */
export const stockCountInput = (overrides: Partial<Schema<'StockCountInput'>> = {}): Schema<'StockCountInput'> => ({
  name: 'Opname lemari obat',
  dated_on: '2026-11-24',
  category: null,
  location: '',
  medicine_ids: [],
  counters: 1,
  single_reason: 'Hanya satu orang di klinik',
  ...overrides,
})

interface Given {
  state?: 'draft' | 'counting' | 'review'
  /** The account that counts; somebody else in review, if nobody is said. */
  by?: number
  counted?: number
}

/** A count of one batch of fifty, past the server. */
export async function addStockCount(world: World, { state = 'draft', by, counted }: Given = {}) {
  const { company_id, clinic_id } = world.clinic
  const batch = await addBatch(world)
  const at = world.now().toISOString()
  const input = stockCountInput({ medicine_ids: [batch.medicine_id] })
  const { id, version } = await world.database
    .insertInto('stock_count')
    .values({
      company_id,
      clinic_id,
      state: 'draft',
      ...input,
      medicine_ids: JSON.stringify(input.medicine_ids),
      transaction_id: null,
      stages: JSON.stringify([{ state: 'draft', by: 'Rina', at, reason: '' }]),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const of = { company_id, clinic_id, count_id: id }
  const go = (to: 'counting' | 'review') =>
    world.database
      .updateTable('stock_count')
      .set({ state: to })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
  if (state !== 'draft') {
    const { id: batch_id, medicine_id } = batch
    await world.database
      .insertInto('stock_count_line')
      .values({ ...of, batch_id, medicine_id, snapshot: 50, unit_cost: 450 })
      .execute()
    await go('counting')
    const user_id = by ?? (state === 'review' ? world.user.id + 1_000_000 : undefined)
    const quantity = counted ?? (state === 'review' ? 49 : undefined)
    if (user_id !== undefined)
      await world.database
        .insertInto('stock_count_counter')
        .values({ ...of, round: 1, position: 1, user_id, user_name: 'Rani Putri' })
        .execute()
    if (quantity !== undefined)
      await world.database
        .insertInto('stock_count_entry')
        .values({ ...of, batch_id, round: 1, position: 1, quantity, moved: 0, typed_at: at })
        .execute()
  }
  if (state === 'review') await go('review')
  return { id, version, batch, input }
}
