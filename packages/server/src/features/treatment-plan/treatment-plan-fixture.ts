import { randomUUID } from 'node:crypto'
import type { OperationId, Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { somePlan, somePlanItem } from '../../testing/sample-calls/patient/treatment-plan'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { addRoom } from '../../testing/sample-calls/room'
import { openWorld } from '../../testing/sample-world'

type Plan = Schema<'TreatmentPlan'>
type Account = Parameters<TestServer['tokenOf']>[0]
type Step = 'proposeTreatmentPlan' | 'acceptTreatmentPlan' | 'declineTreatmentPlan' | 'closeTreatmentPlan'

/** A clinic with a dentist, a colleague of theirs, the desk and a manager, a patient, and scaling for Rp 350,000. */
export async function openPlanning(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  const dentist = await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id })
  const { id: other } = await addDoctor(world)
  const colleague = await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: other })
  const desk = await server.makeUser(world.clinic, 'front_office_clinic')
  /** Calls as somebody; each time in a session of its own, so that the clock may go on. */
  const call = async <Id extends OperationId>(by: Account, operation: Id, request: Parameters<typeof server.call>[1]) =>
    server.call(operation, { token: await server.tokenOf(by), ...request })
  const patient = await world.addPatient()
  const item = (given?: Partial<Schema<'TreatmentPlanItemInput'>>) => somePlanItem(world, given)
  /** A filling, Rp 150,000 for each surface. */
  const filling = async () => {
    const { id: product_id } = await addProduct(world, { scope: 'surface', price_model: 'per_surface', name: 'Tambal' })
    await addPrice(world, { product_id, price: 150_000 })
    return item({ product_id, phase: 'restorative', tooth: '16', surfaces: ['m', 'o'], jaw: null })
  }
  const create = (body: object, { by = dentist, id = patient.id, key = randomUUID() } = {}) =>
    call(by, 'createTreatmentPlan', { path: { id }, body, headers: { 'idempotency-key': key } })
  const drafted = async (...items: Schema<'TreatmentPlanItemInput'>[]): Promise<Plan> =>
    (await create(somePlan(items.length > 0 ? items : [await item()]))).body.data
  const update = ({ id, version }: Plan, content: Partial<Schema<'TreatmentPlanInput'>>, by = dentist) =>
    call(by, 'updateTreatmentPlan', { path: { id }, body: { ...somePlan([]), ...content, version } })
  const step = (operation: Step, { id, version }: Plan, said: object, by = desk) =>
    call(by, operation, { path: { id }, body: { ...said, version } })
  const propose = (plan: Plan, valid_until = '2026-12-20', by = desk) =>
    step('proposeTreatmentPlan', plan, { valid_until }, by)
  const accept = (plan: Plan, item_ids = plan.items.map(({ id }) => id), by = desk) =>
    step('acceptTreatmentPlan', plan, { item_ids, signed_by: ' Ayu Lestari ' }, by)
  const decline = (plan: Plan) => step('declineTreatmentPlan', plan, { reason: ' Terlalu mahal ' })
  const close = (plan: Plan, by = dentist) => step('closeTreatmentPlan', plan, { reason: ' Pasien pindah ' }, by)
  const revise = ({ id, version }: Plan, by = dentist) =>
    call(by, 'reviseTreatmentPlan', { path: { id }, body: { version } })
  const get = (id: number, by = desk) => call(by, 'getTreatmentPlan', { path: { id } })
  const read = async (id: number): Promise<Plan> => (await get(id)).body.data
  const proposed = async (...items: Schema<'TreatmentPlanItemInput'>[]): Promise<Plan> =>
    (await propose(await drafted(...items))).body.data
  const accepted = async (...items: Schema<'TreatmentPlanItemInput'>[]): Promise<Plan> =>
    (await accept(await proposed(...items))).body.data
  /** A visit of the patient in the chair of the dentist, with the draft of its note. */
  const inChair = async (content: Schema<'NoteContent'>, of: { patient_id?: number } = {}) =>
    addNote(world, {
      room_id: (await addRoom(world)).id,
      doctor_id,
      patient_id: patient.id,
      ...of,
      content,
    })
  return {
    world,
    tenant: { company_id, clinic_id },
    patient,
    doctor_id,
    people: { dentist, colleague, desk, manager: world.user },
    call,
    item,
    filling,
    create,
    drafted,
    update,
    propose,
    accept,
    decline,
    close,
    revise,
    get,
    read,
    proposed,
    accepted,
    inChair,
  }
}

/** The status of a reply, and the fields that it refuses. */
export const refusedFields = ({ status, body }: { status: number; body: { data: { fields?: object } } }) => [
  status,
  Object.keys(body.data.fields ?? {}),
]
