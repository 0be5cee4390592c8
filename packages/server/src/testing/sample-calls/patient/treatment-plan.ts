import type { Schema } from '@clinic/api'
import { addDays, clinicTime } from '@clinic/core/time'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import type { SampleCalls, World } from '../../sample-world'
import { addDoctor, signInAsDentist } from '../doctor'
import { addPrice, addProduct } from '../product'

export const calls = {
  listPatientTreatmentPlan: async (world) => ({ path: { id: (await addTreatmentPlan(world)).patient_id } }),
  createTreatmentPlan: async (world) => {
    await signInAsDentist(world, (await addDoctor(world)).id)
    return { path: { id: (await world.addPatient()).id }, body: somePlan([await somePlanItem(world)]) }
  },
  getTreatmentPlan: async (world) => ({ path: { id: (await addTreatmentPlan(world)).id } }),
  updateTreatmentPlan: async (world) => {
    const { id } = await addTreatmentPlan(world)
    return { path: { id }, body: { ...somePlan([await somePlanItem(world)]), title: 'Rahang bawah', version: 1 } }
  },
  proposeTreatmentPlan: async (world) => ({
    path: { id: (await addTreatmentPlan(world)).id },
    body: { valid_until: dayFrom(world, 30), version: 1 },
  }),
  acceptTreatmentPlan: async (world) => {
    const { id, item_ids } = await addTreatmentPlan(world, { state: 'proposed' })
    return { path: { id }, body: { item_ids, signed_by: 'Ayu Lestari', version: 1 } }
  },
  declineTreatmentPlan: async (world) => ({
    path: { id: (await addTreatmentPlan(world, { state: 'proposed' })).id },
    body: { reason: 'Pikir-pikir dulu', version: 1 },
  }),
  closeTreatmentPlan: async (world) => ({
    path: { id: (await addTreatmentPlan(world)).id },
    body: { reason: 'Pasien pindah kota', version: 1 },
  }),
  reviseTreatmentPlan: async (world) => ({
    path: { id: (await addTreatmentPlan(world, { state: 'proposed' })).id },
    body: { version: 1 },
  }),
} satisfies Partial<SampleCalls>

const dayFrom = ({ now }: Pick<World, 'now'>, days: number) =>
  addDays(clinicTime(now().getTime(), 'Asia/Jakarta').date, days)

/** Scaling of the upper jaw, for Rp 350,000. */
export async function somePlanItem(
  world: World,
  given: Partial<Schema<'TreatmentPlanItemInput'>> = {},
): Promise<Schema<'TreatmentPlanItemInput'>> {
  const product_id = given.product_id ?? (await addProduct(world)).id
  if (given.product_id === undefined) await addPrice(world, { product_id, price: 350_000 })
  return {
    phase: 'disease_control',
    product_id,
    tooth: null,
    surfaces: [],
    jaw: 'upper',
    quantity: 1,
    remark: 'Dua kali kunjungan',
    ...given,
  }
}

export const somePlan = (items: Schema<'TreatmentPlanItemInput'>[]): Schema<'TreatmentPlanInput'> => ({
  title: 'Rahang atas',
  note: 'Harga sudah termasuk kontrol',
  items,
})

interface GivenPlan {
  state?: 'draft' | 'proposed' | 'accepted'
  patient_id?: number
  doctor_id?: number
}

/** A plan with one item, past the server; its dentist may sign in. */
export async function addTreatmentPlan(world: World, { state = 'draft', ...given }: GivenPlan = {}) {
  const { company_id, clinic_id } = world.clinic
  const tenant = { company_id, clinic_id }
  const patient_id = given.patient_id ?? (await world.addPatient()).id
  const doctor_id = given.doctor_id ?? (await addDoctor(world)).id
  if (given.doctor_id === undefined) await signInAsDentist(world, doctor_id)
  const item = await somePlanItem(world)
  const today = dayFrom(world, 0)
  return world.database.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('treatment_plan')
      .values({
        ...tenant,
        patient_id,
        doctor_id,
        title: 'Rahang atas',
        note: '',
        state: 'draft',
        year: null,
        sequence: null,
        number: null,
        proposed_on: null,
        valid_until: null,
        decided_on: null,
        replaces_id: null,
        created_by: 'drg. Satu',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const kept = { product_code: 'SC-1', product_name: 'Scaling', price: 350_000, amount: 350_000 }
    const { id: item_id } = await tx
      .insertInto('treatment_plan_item')
      .values({
        ...tenant,
        treatment_plan_id: id,
        position: 0,
        ...item,
        surfaces: '[]',
        ...(state === 'draft' ? { product_code: null, product_name: null, price: null, amount: null } : kept),
        state: state === 'accepted' ? 'accepted' : 'open',
        done_on: null,
        visit_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const year = Number(today.slice(0, 4))
    if (state !== 'draft')
      await tx
        .updateTable('treatment_plan')
        .set({ state, proposed_on: today, valid_until: dayFrom(world, 30) })
        .set(await nextDocumentNumber(tx, world.clinic, { table: 'treatment_plan', year }))
        .set(state === 'accepted' ? { decided_on: today, signed_by: 'Ayu Lestari' } : {})
        .where((eb) => eb.and({ ...tenant, id }))
        .execute()
    return { id, patient_id, doctor_id, item_ids: [item_id], product_id: item.product_id }
  })
}
