import type { SampleCalls, World } from '../../sample-world'
import { addInvoice } from './invoice'

export const calls = {
  listApproval: async (world) => {
    await addApproval(world)
    return {}
  },
  requestApproval: async (world) => {
    const { id, version } = await addDiscounted(world)
    return { path: { id }, body: { reason: 'Keluarga dokter', version } }
  },
  grantApproval: async (world) => ({ path: { id: (await addApproval(world)).id }, body: { version: 1 } }),
  refuseApproval: async (world) => ({
    path: { id: (await addApproval(world)).id },
    body: { reason: 'Terlalu besar', version: 1 },
  }),
  withdrawApproval: async (world) => ({ path: { id: (await addApproval(world)).id }, body: { version: 1 } }),
} satisfies Partial<SampleCalls>

/** A draft of Rp 350,000 of which half is taken off, past the server: more than any clinic of the samples allows. */
async function addDiscounted(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id, version } = await addInvoice(world)
  await world.database
    .updateTable('invoice')
    .set({ discount: JSON.stringify({ percent: 50 }), discount_reason: 'Keluarga dokter' })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  return { id, version }
}

/** What the desk asks of the manager for such a draft, past the server. */
export async function addApproval(world: World, of?: { invoice_id: number }) {
  const { company_id, clinic_id } = world.clinic
  const invoice_id = of?.invoice_id ?? (await addDiscounted(world)).id
  return world.database
    .insertInto('approval')
    .values({
      company_id,
      clinic_id,
      invoice_id,
      state: 'requested',
      discount: 175_000,
      gross: 350_000,
      limit_percent: 0,
      reason: 'Keluarga dokter',
      requested_by: 'Siti Aminah',
      decided_at: null,
      decided_by: null,
    })
    .returning(['id', 'invoice_id'])
    .executeTakeFirstOrThrow()
}
