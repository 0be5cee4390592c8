import type { SampleCalls, World } from '../../sample-world'
import { addBatch } from '../medicine-transaction'
import { addSignedPrescription } from '../prescription'

export const calls = {
  listDispensing: async (world) => {
    await addDispensable(world)
    return {}
  },
  getDispensing: async (world) => ({ path: { id: (await addDispensable(world)).id } }),
  dispensePrescription: async (world) => {
    const { id, version, content } = await addDispensable(world)
    const lines = content.lines.map(({ id: line }) => ({ line, quantity: 1 }))
    return { path: { id }, body: { lines, version } }
  },
} satisfies Partial<SampleCalls>

/** A signed prescription whose medicine is in stock. */
async function addDispensable(world: World) {
  const prescription = await addSignedPrescription(world)
  for (const { medicine_id } of prescription.content.lines)
    if (medicine_id !== null) await addBatch(world, { medicine_id })
  return prescription
}
