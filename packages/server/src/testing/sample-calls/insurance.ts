import { someInsurance } from '../../features/insurance/some-insurance'
import type { SampleCalls, World } from '../sample-world'
import { addPayor } from './payor'

export const calls = {
  listInsurance: async () => ({}),
  createInsurance: async (world) => ({ body: someInsurance((await addPayor(world)).id) }),
  getInsurance: async (world) => ({ path: { id: (await addInsurance(world)).id } }),
  updateInsurance: async (world) => {
    const { id, payor_id } = await addInsurance(world)
    return { path: { id }, body: { ...someInsurance(payor_id), version: 1 } }
  },
} satisfies Partial<SampleCalls>

export async function addInsurance(world: World) {
  const { company_id, clinic_id } = world.clinic
  const plan = someInsurance((await addPayor(world)).id)
  const lists = { coverage_rules: JSON.stringify(plan.coverage_rules), excluded_codes: '["24.7"]' }
  return world.database
    .insertInto('insurance')
    .values({ ...plan, ...lists, company_id, clinic_id })
    .returning(['id', 'payor_id'])
    .executeTakeFirstOrThrow()
}
