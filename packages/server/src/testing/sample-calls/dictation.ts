import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'
import { addAssistance } from './assistance'
import { addVisit } from './visit'

export const calls = {
  getVisitDictation: async (world) => {
    const { visit_id } = await addDictation(world)
    return { path: { id: visit_id } }
  },
  createDictation: async (world) => {
    const { visit_id } = await addAssistance(world, { state: 'assisting' })
    return { path: { id: visit_id }, body: { ...oneDictated(), key: randomUUID() } }
  },
  updateDictation: async (world) => ({
    path: await draftIn(world),
    body: { ...oneDictated({ teeth: ['45'] }), version: 1 },
  }),
  withdrawDictation: async (world) => ({ path: await draftIn(world), body: { version: 1 } }),
  acceptDictation: async (world) => ({ path: await draftIn(world), body: { version: 1, seen: 0, typed_ms_ago: 0 } }),
  rejectDictation: async (world) => ({ path: await draftIn(world), body: { version: 1, reason: 'Gigi lain' } }),
} satisfies Partial<SampleCalls>

/** The entry `46 o car` as an assistant types it, or another one of one code on one tooth. */
export const oneDictated = (said: Partial<Schema<'DictatedEntry'>> = {}): Schema<'DictatedEntry'> => ({
  mode: 'found',
  teeth: ['46'],
  items: [{ code: 'car', surfaces: ['o'] }],
  cause: null,
  is_uncertain: false,
  note: '',
  reason: null,
  ...said,
})

const draftIn = async (world: World) => ({ id: (await addDictation(world)).id })

interface GivenDictation {
  visit_id?: number
  state?: Schema<'DictationState'>
  /** Whoever typed it. */
  user_id?: number
  /** The dentist who decided. */
  doctor_user_id?: number
}

/** A draft of the assistant who may sign in, in a visit that is treated, or what became of one. */
export async function addDictation(world: World, given: GivenDictation = {}) {
  const { company_id, clinic_id } = world.clinic
  const { state = 'dictated' } = given
  const visit_id = given.visit_id ?? (await addVisit(world, { state: 'paused' })).id
  const { patient_id } = await world.database
    .selectFrom('visit')
    .select('patient_id')
    .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
    .executeTakeFirstOrThrow()
  const user_id = given.user_id ?? (await signedIn(world)) ?? world.user.id
  const resolved_by = state === 'withdrawn' ? user_id : (given.doctor_user_id ?? world.user.id)
  const at = world.now().toISOString()
  return world.database
    .insertInto('dictation')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      key: randomUUID(),
      entry_hash: 'sample',
      entry: JSON.stringify(oneDictated()),
      user_id,
      user_name: 'Yuni Kartika',
      state,
      ...(state !== 'dictated' && { resolved_by, resolved_by_name: 'Somebody', resolved_at: at, resolved_reason: '' }),
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'visit_id', 'key', 'version'])
    .executeTakeFirstOrThrow()
}

/** The first assistant who may sign in, not one that was invited by another sample. */
async function signedIn({ database, clinic: { company_id, clinic_id } }: World) {
  const user = await database
    .selectFrom('user')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, role: 'nurse_clinic' }))
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  return user?.id
}
