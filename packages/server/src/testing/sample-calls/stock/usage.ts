import type { ProposedMaterial } from '@clinic/core/usage'
import type { SampleCalls, World } from '../../sample-world'
import { addBatch } from '../medicine-transaction'
import { addSignedNote } from '../note'

export const calls = {
  listUsage: async (world) => {
    await addUsage(world)
    return {}
  },
  getUsage: async (world) => ({ path: { id: (await addUsage(world)).id } }),
  postUsage: async (world) => {
    const { id, version, proposed } = await addUsage(world)
    const lines = proposed.map(({ medicine_id, quantity }) => ({ medicine_id, quantity }))
    return { path: { id }, body: { lines, version } }
  },
  cancelUsage: async (world) => {
    const { id, version } = await addUsage(world)
    return { path: { id }, body: { reason: 'Perawatan tanpa bahan', version } }
  },
} satisfies Partial<SampleCalls>

/** What a finished treatment used, past the server: two of a material that is in stock. */
export async function addUsage(world: World, given: { medicine_id?: number } = {}) {
  const medicine_id = given.medicine_id ?? (await addBatch(world)).medicine_id
  const { id: note_id, visit_id } = await addSignedNote(world)
  const { company_id, clinic_id } = world.clinic
  const at = world.now().toISOString()
  const proposed: ProposedMaterial[] = [{ medicine_id, quantity: 2, source: 'recipe' }]
  const document = await world.database
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind: 'usage',
      state: 'draft',
      visit_id,
      note_id,
      proposed: JSON.stringify(proposed),
      invoice_number: '',
      dated_on: at.slice(0, 10),
      note: '',
      lines: '[]',
      stages: JSON.stringify([{ state: 'draft', by: 'drg. Satu', at, reason: '' }]),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { ...document, visit_id, medicine_id, proposed }
}
