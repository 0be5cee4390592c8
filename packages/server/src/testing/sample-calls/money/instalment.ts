import { monthlyTerms } from '@clinic/core/instalment'
import { addDays, clinicTime } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addInvoice } from './invoice'

export const calls = {
  listInstalmentPlan: async (world) => {
    await addInstalmentPlan(world)
    return {}
  },
  planInstalments: async (world) => {
    const { id, owed } = await addInvoice(world, { state: 'issued' })
    return { path: { id }, body: { terms: monthlyTerms(owed, 3, dayFrom(world, 7)) } }
  },
  cancelInstalmentPlan: async (world) => ({
    path: { id: (await addInstalmentPlan(world)).id },
    body: { reason: 'Disepakati ulang', version: 1 },
  }),
  defaultInstalmentPlan: async (world) => ({
    path: { id: (await addInstalmentPlan(world, { first: -40 })).id },
    body: { reason: 'Tidak dapat dihubungi', version: 1 },
  }),
} satisfies Partial<SampleCalls>

const dayFrom = ({ now }: World, days: number) => addDays(clinicTime(now().getTime(), 'Asia/Jakarta').date, days)

/** An active plan of three months, past the server; `first` is the day of the first term, counted from today. */
export async function addInstalmentPlan(world: World, { first = 7 }: { first?: number } = {}) {
  const { company_id, clinic_id } = world.clinic
  const { id: invoice_id, owed } = await addInvoice(world, { state: 'issued' })
  return world.database
    .insertInto('instalment_plan')
    .values({
      company_id,
      clinic_id,
      invoice_id,
      state: 'active',
      amount: owed,
      terms: JSON.stringify(monthlyTerms(owed, 3, dayFrom(world, first))),
      created_by: 'Rani Putri',
    })
    .returning(['id', 'invoice_id'])
    .executeTakeFirstOrThrow()
}
