import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { SampleCalls, World } from '../sample-world'
import { someMedicine } from './company-medicine'
import { addStaff } from './staff'
import { addVisit } from './visit'

export const calls = {
  assistanceDay: async () => ({}),
  listAssistance: async (world) => {
    await addAssistance(world)
    return {}
  },
  createAssistance: async (world) => {
    await signInAsAssistant(world, (await addStaff(world)).id)
    const { id } = await addVisit(world, { state: 'ready' })
    return { path: { id }, body: { role: 'first' } }
  },
  prepareAssistance: async (world) => ({
    path: await assistanceIn(world, 'assigned'),
    body: { prepared: ['tray/conservation', 'consent'], version: 1 },
  }),
  startAssistance: async (world) => ({ path: await assistanceIn(world, 'preparing'), body: { version: 1 } }),
  stopAssistance: async (world) => ({ path: await assistanceIn(world, 'assisting'), body: { version: 1 } }),
  reassignAssistance: async (world) => ({
    path: await assistanceIn(world, 'preparing'),
    body: { staff_id: (await addStaff(world)).id, version: 1 },
  }),
  recordMaterial: async (world) => ({
    path: await assistanceIn(world, 'assisting'),
    body: { medicine_id: (await sampleMaterial(world)).id, quantity: 1.5, version: 1 },
  }),
  correctMaterial: async (world) => {
    const { id, assistance_id } = await addUsedMaterial(world)
    return { path: { id: assistance_id }, body: { material_id: id, quantity: 0, reason: 'Tidak jadi', version: 1 } }
  },
} satisfies Partial<SampleCalls>

/** Makes the assistant who may sign in this one. */
async function signInAsAssistant({ database, clinic: { company_id, clinic_id } }: World, staff_id: number) {
  await database
    .updateTable('user')
    .set({ staff_id })
    .where(
      'id',
      '=',
      (eb) =>
        eb
          .selectFrom('user')
          .select(sql<number>`min(id)`.as('id'))
          .where((each) => each.and({ company_id, clinic_id, role: 'nurse_clinic' }))
          .where('password_hash', 'is not', null), // not who was invited by another sample
    )
    .execute()
}

const assistanceIn = async (world: World, state: Schema<'AssistanceState'>) => ({
  id: (await addAssistance(world, { state })).id,
})

interface GivenAssistance {
  state?: Schema<'AssistanceState'>
  visit_id?: number
  staff_id?: number
  role?: Schema<'AssistanceRole'>
}

/** The assistance of a visit that is treated, by the assistant who may sign in. */
export async function addAssistance(world: World, given: GivenAssistance = {}) {
  const { state = 'preparing', role = 'first' } = given
  const visit_id = given.visit_id ?? (await addVisit(world, { state: 'paused' })).id
  const staff_id = given.staff_id ?? (await addStaff(world)).id
  if (given.staff_id === undefined) await signInAsAssistant(world, staff_id)
  const at = world.now().toISOString()
  const { company_id, clinic_id } = world.clinic
  return world.database
    .insertInto('assistance')
    .values({
      company_id,
      clinic_id,
      visit_id,
      staff_id,
      role,
      state,
      started_at: state === 'assisting' || state === 'done' ? at : null,
      stopped_at: state === 'done' ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'visit_id', 'staff_id'])
    .executeTakeFirstOrThrow()
}

/** The material of the company that samples use: all its clinics share it. */
const sampleMaterial = async (world: World) =>
  (await world.database
    .selectFrom('company_medicine')
    .select(['id', 'name'])
    .where((eb) => eb.and({ company_id: world.clinic.company_id, category: 'dental_material', status: 'active' }))
    .orderBy('id')
    .executeTakeFirst()) ?? addMaterial(world)

/** A material of the company. */
export const addMaterial = (
  { database, clinic: { company_id } }: World,
  given: Partial<Schema<'CompanyMedicineInput'>> = {},
) => {
  const { ingredients, ...medicine } = someMedicine({
    name: `Komposit ${crypto.randomUUID()}`,
    ingredients: [],
    category: 'dental_material',
    form: 'none',
    unit: 'gram',
    ...given,
  })
  return database
    .insertInto('company_medicine')
    .values({ ...medicine, ingredients: JSON.stringify(ingredients), company_id })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** A material that was used in an assistance that runs. */
export async function addUsedMaterial(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: assistance_id } = await addAssistance(world, { state: 'assisting' })
  const { id: medicine_id, name } = await sampleMaterial(world)
  return world.database
    .insertInto('assistance_material')
    .values({
      company_id,
      clinic_id,
      assistance_id,
      medicine_id,
      name,
      unit: 'gram',
      quantity: 2,
      supersedes: null,
      correction_reason: '',
      recorded_at: world.now().toISOString(),
      recorded_by: 'Yuni Kartika',
    })
    .returning(['id', 'assistance_id'])
    .executeTakeFirstOrThrow()
}
