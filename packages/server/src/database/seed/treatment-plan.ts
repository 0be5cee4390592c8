import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import type { AuditEvent } from '../../audit/chain'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { keepPrices } from '../../domain/treatment-plan/keep-prices'
import { treatmentPlanById } from '../../domain/treatment-plan/treatment-plan-rows'
import { writeItems } from '../../domain/treatment-plan/write-items'
import type { Transaction } from '../schema'
import type { DemoPlan } from './demo-plans'
import type { DemoDentist } from './dentist-of'
import type { Place } from './insert'

interface Planned {
  plan: DemoPlan
  patient_id: number
  /** The day of the first visit. */
  day: string
}

interface Given {
  plans: readonly Planned[]
  /** The ids of the services by their codes. */
  products: ReadonlyMap<string, number>
  dentist: DemoDentist
  today: string
}

/** Inserts plans in the order in which they were proposed, and returns them with the events of the audit. */
export async function insertPlans(tx: Transaction, place: Place, { plans, products, dentist, today }: Given) {
  const dated = plans.map((planned) => ({
    ...planned,
    day: planned.plan.ago === undefined ? planned.day : addDays(today, -planned.plan.ago),
  }))
  const inserted: Schema<'TreatmentPlan'>[] = []
  const events: AuditEvent[] = []
  for (const planned of dated.sort((one, other) => one.day.localeCompare(other.day))) {
    const plan = await insertPlan(tx, place, { ...planned, products, dentist })
    inserted.push(plan)
    events.push(...eventsOf(plan, { clinic_id: place.clinic_id, dentist, state: planned.plan.state }))
  }
  return { inserted, events }
}

type One = Planned & Pick<Given, 'products' | 'dentist'>

async function insertPlan(tx: Transaction, place: Place, { plan, patient_id, day, products, dentist }: One) {
  const { company_id, clinic_id } = place
  const { title, note, state, reason, items } = plan
  const at = `${day}T03:30:00Z`
  const { id } = await tx
    .insertInto('treatment_plan')
    .values({
      company_id,
      clinic_id,
      patient_id,
      doctor_id: dentist.doctor_id,
      title,
      note,
      state: 'draft',
      year: null,
      sequence: null,
      number: null,
      proposed_on: null,
      valid_until: null,
      decided_on: null,
      replaces_id: null,
      created_at: at,
      created_by: dentist.user_name,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = items.map(({ service, ...item }) => ({
    ...item,
    product_id: products.get(service) ?? 0,
    jaw: null,
    quantity: 1,
  }))
  await writeItems(tx, place, { plan_id: id, items: written })
  const shown = async () => {
    const found = await treatmentPlanById(tx, { caller: place, now: new Date(at) }, id)
    if (!found) throw new Error('The plan that was written is not there')
    return found
  }
  const draft = await shown()
  if (state === 'draft') return draft
  await keepPrices(tx, place, draft.items)
  const { first_name, last_name } = draft.patient
  const isDecided = state !== 'proposed'
  if (isDecided)
    await tx
      .updateTable('treatment_plan_item')
      .set({ state })
      .where((eb) => eb.and({ company_id, clinic_id, treatment_plan_id: id }))
      .execute()
  await tx
    .updateTable('treatment_plan')
    .set(await nextDocumentNumber(tx, place, { table: 'treatment_plan', year: Number(day.slice(0, 4)) }))
    .set({ state, price_list: draft.price_list, proposed_on: day, valid_until: addDays(day, 30), reason })
    .set({
      decided_on: isDecided ? day : null,
      signed_by: state === 'accepted' ? `${first_name} ${last_name}`.trim() : '',
    })
    .set({ version: isDecided ? 3 : 2 })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  return shown()
}

/** A plan was drafted, proposed and answered at once. */
function eventsOf(
  { id, patient, created_at }: Schema<'TreatmentPlan'>,
  { clinic_id, dentist, state }: { clinic_id: number; dentist: DemoDentist; state: DemoPlan['state'] },
): AuditEvent[] {
  const { user_id, user_name, role, ip } = dentist
  const answer = state === 'accepted' ? ['accept'] : state === 'declined' ? ['decline'] : []
  const actions = ['create', ...(state === 'draft' ? [] : ['propose']), ...answer]
  return actions.map((action) => ({
    query: null,
    before: null,
    after: null,
    reason: null,
    clinic_id,
    user_id,
    user_name,
    role,
    ip,
    at: created_at,
    action,
    object: 'treatment_plan',
    object_id: id,
    people: { patient: [patient.id] },
  }))
}

/** The content of a note whose procedures carry out what a plan has for the same tooth. */
export const carryingOut = (
  content: Schema<'NoteContent'>,
  plan: Schema<'TreatmentPlan'> | undefined,
): Schema<'NoteContent'> => ({
  ...content,
  procedures: content.procedures.map((procedure) => {
    const item = plan?.items.find(
      ({ state, product_id, tooth }) =>
        state === 'accepted' && product_id === procedure.product_id && tooth === procedure.tooth,
    )
    return item ? { ...procedure, plan_item_id: item.id } : procedure
  }),
})

interface Done {
  visit_id: number
  content: Schema<'NoteContent'>
  day: string
}

/** Writes down which items a signed note did; some of each plan are still to do. */
export async function carryOutItems(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { visit_id, content, day }: Done,
) {
  const ids = content.procedures.flatMap(({ plan_item_id }) => plan_item_id ?? [])
  if (ids.length === 0) return
  await tx
    .updateTable('treatment_plan_item')
    .set({ state: 'done', done_on: day, visit_id })
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
}
