import type { Schema } from '@clinic/api'
import { addDays, clinicTime } from '@clinic/core/time'
import type { SampleCalls, World } from '../../sample-world'
import { addNote } from '../note'
import { someSupplier } from '../supplier'
import { addVisit } from '../visit'

const reason = 'Kontak proksimal longgar'

export const calls = {
  listLabOrder: async (world) => {
    await addLabOrder(world)
    return {}
  },
  listLabProcedure: async (world) => ({ query: { patient_id: `${(await addNote(world)).patient_id}` } }),
  getLabOrder: async (world) => ({ path: { id: (await addLabOrder(world)).id } }),
  createLabOrder: async (world) => {
    const { patient_id, ...ordered } = await someLabOrder(world)
    return { body: { patient_id, ...ordered } }
  },
  updateLabOrder: async (world) => {
    const { id, patient_id: _, ...ordered } = await addLabOrder(world)
    return { path: { id }, body: { ...ordered, shade: 'A3', version: 1 } }
  },
  sendLabOrder: async (world) => ({ path: { id: (await addLabOrder(world)).id }, body: { version: 1 } }),
  receiveLabOrder: async (world) => ({
    path: { id: (await addLabOrder(world, { state: 'sent' })).id },
    body: { cost: 900_000, version: 1 },
  }),
  returnLabOrder: async (world) => ({
    path: { id: (await addLabOrder(world, { state: 'sent' })).id },
    body: { reason, due_on: dayFrom(world, 7), version: 1 },
  }),
  fitLabOrder: async (world) => ({
    path: { id: (await addLabOrder(world, { state: 'received' })).id },
    body: { version: 1 },
  }),
  cancelLabOrder: async (world) => ({ path: { id: (await addLabOrder(world)).id }, body: { reason, version: 1 } }),
} satisfies Partial<SampleCalls>

const dayFrom = ({ now }: World, days: number) => addDays(clinicTime(now().getTime(), 'Asia/Jakarta').date, days)

/** A laboratory of the clinic, past the server. */
export const addLaboratory = (world: World, overrides: Partial<Schema<'SupplierInput'>> = {}) =>
  world.database
    .insertInto('supplier')
    .values({ ...someSupplier({ kind: 'laboratory', ...overrides }), ...tenantOf(world) })
    .returning('id')
    .executeTakeFirstOrThrow()

const tenantOf = ({ clinic: { company_id, clinic_id } }: World) => ({ company_id, clinic_id })

/** What orders a crown of a visit. */
export async function someLabOrder(world: World, given: Partial<Schema<'LabOrderInput'>> = {}) {
  const visit = given.visit_id === undefined ? await addVisit(world, { state: 'finished' }) : null
  return {
    patient_id: visit?.patient_id ?? 0,
    supplier_id: given.supplier_id ?? (await addLaboratory(world)).id,
    doctor_id: visit?.doctor_id ?? 0,
    visit_id: visit?.id ?? null,
    procedure_id: null,
    work: 'crown',
    teeth: ['16'],
    shade: 'A2',
    note: 'Zirkonia, oklusi ringan',
    cost: 850_000,
    due_on: dayFrom(world, 7),
    ...given,
  } satisfies Schema<'LabOrderInput'>
}

/** An order past the server. */
export async function addLabOrder(
  world: World,
  { state = 'draft', ...given }: Partial<Schema<'LabOrderInput'>> & { state?: 'draft' | 'sent' | 'received' } = {},
) {
  const ordered: Schema<'LabOrderInput'> = await someLabOrder(world, given)
  const { company_id, clinic_id } = world.clinic
  const today = dayFrom(world, 0)
  const count = await world.database
    .selectFrom('lab_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .executeTakeFirstOrThrow()
  const sequence = Number(count.count) + 1
  const { id } = await world.database
    .insertInto('lab_order')
    .values({
      company_id,
      clinic_id,
      ...ordered,
      teeth: JSON.stringify(ordered.teeth),
      year: 2026,
      sequence,
      number: `LAB/TST/2026/${sequence}`,
      state,
      sent_on: state === 'draft' ? null : today,
      received_on: state === 'received' ? today : null,
      created_by: 'Rani Putri',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...ordered }
}
