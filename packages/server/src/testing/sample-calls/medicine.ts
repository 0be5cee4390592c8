import type { SampleCalls } from '../sample-world'
import { addBatch } from './medicine-transaction'

export const calls = {
  listMedicine: async (world) => {
    await addBatch(world)
    return {}
  },
  getMedicine: async (world) => ({ path: { id: (await addBatch(world)).medicine_id } }),
  updateMedicine: async (world) => ({
    path: { id: (await addBatch(world)).medicine_id },
    body: { minimum: 20, maximum: 200, location: 'Lemari A2', version: 1 },
  }),
  listMedicineBatch: async (world) => ({ path: { id: (await addBatch(world)).medicine_id } }),
  listMedicineMovement: async (world) => ({ path: { id: (await addBatch(world)).medicine_id } }),
  recallMedicineBatch: async (world) => {
    const { id, version } = await addBatch(world)
    return { path: { id }, body: { reason: 'Penarikan BPOM', version } }
  },
} satisfies Partial<SampleCalls>
