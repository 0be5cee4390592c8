import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../../sample-world'
import { addDoctor } from '../doctor'

export const someFeeRule = (
  doctor_id: number | null,
  overrides: Partial<Schema<'FeeRuleInput'>> = {},
): Schema<'FeeRuleInput'> => ({
  doctor_id,
  product_id: null,
  category: null,
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  basis: 'on_paid',
  deducts_materials: false,
  minimum: null,
  maximum: null,
  assistant_percent: 0,
  guarantee: null,
  valid_from: '2026-01-01',
  status: 'active',
  ...overrides,
})

export const calls = {
  listFeeRule: async () => ({}),
  createFeeRule: async (world) => ({ body: someFeeRule((await addDoctor(world)).id) }),
  getFeeRule: async (world) => ({ path: { id: (await addFeeRule(world)).id } }),
  updateFeeRule: async (world) => {
    const { id, doctor_id } = await addFeeRule(world)
    return { path: { id }, body: { ...someFeeRule(doctor_id), version: 1 } }
  },
} satisfies Partial<SampleCalls>

/** A rule of a new dentist, past the server. */
export async function addFeeRule(world: World, overrides: Partial<Schema<'FeeRuleInput'>> = {}) {
  const { company_id, clinic_id } = world.clinic
  const doctor_id = overrides.doctor_id ?? (await addDoctor(world)).id
  const { id } = await world.database
    .insertInto('fee_rule')
    .values({ ...someFeeRule(doctor_id, overrides), company_id, clinic_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, doctor_id }
}
