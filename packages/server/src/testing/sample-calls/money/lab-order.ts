import type { Schema } from '@clinic/api'
import { addDays, clinicTime } from '@clinic/core/time'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import type { SampleCalls, World } from '../../sample-world'
import { addSignedNote } from '../note'
import { someSupplier } from '../supplier'

const reason = 'Kontak proksimal longgar'

export const calls = {
  listLabOrder: async (world) => {
    await addLabOrder(world)
    return {}
  },
  listLabProcedure: async (world) => ({ query: { patient_id: `${(await addProcedure(world)).patient_id}` } }),
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

/** What a dentist did and signed. */
async function addProcedure(world: World) {
  const note = await addSignedNote(world)
  const { visit_id, patient_id, doctor_id } = note
  const [done] = note.content.procedures
  return world.database
    .insertInto('procedure')
    .values({
      ...tenantOf(world),
      note_id: note.id,
      visit_id,
      patient_id,
      product_id: done?.product_id ?? 0,
      name: 'Preparasi mahkota',
      icd9cm: '23.41',
      tooth: '16',
      surfaces: '[]',
      jaw: null,
      quantity: 1,
      doctor_id,
      staff_id: null,
      consent_witness: null,
      consent_at: null,
      outcome: 'done',
      note: '',
    })
    .returning(['id', 'visit_id', 'patient_id', 'doctor_id'])
    .executeTakeFirstOrThrow()
}

/** What orders a crown of a visit. */
export async function someLabOrder(world: World, given: Partial<Schema<'LabOrderInput'>> = {}) {
  const visit = given.visit_id === undefined ? await addProcedure(world) : null
  return {
    patient_id: visit?.patient_id ?? 0,
    supplier_id: given.supplier_id ?? (await addLaboratory(world)).id,
    doctor_id: visit?.doctor_id ?? 0,
    visit_id: visit?.visit_id ?? null,
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
  const today = dayFrom(world, 0)
  const year = Number(today.slice(0, 4))
  return world.database.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('lab_order')
      .values({
        ...tenantOf(world),
        ...ordered,
        ...(await nextDocumentNumber(tx, world.clinic, { table: 'lab_order', year })),
        teeth: JSON.stringify(ordered.teeth),
        state,
        sent_on: state === 'draft' ? null : today,
        received_on: state === 'received' ? today : null,
        created_by: 'Rani Putri',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, ...ordered }
  })
}
