import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { isAllDone, treatmentPlanMachine } from '@clinic/core/treatment-plan'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { treatmentPlanById } from './treatment-plan-rows'

type Plan = Schema<'TreatmentPlan'>

interface Treated {
  visit: Pick<Schema<'Visit'>, 'id' | 'queue_date'> & { patient: { id: number } }
  procedures: readonly Schema<'NoteProcedure'>[]
}

/** Writes down that a signed note did items of accepted plans of the patient. With its last one a plan is completed. */
export async function carryOutPlans(tx: Transaction, context: RequestContext, { visit, procedures }: Treated) {
  const { company_id, clinic_id } = context.caller
  const done = procedures.flatMap(({ plan_item_id, outcome }) =>
    plan_item_id && outcome === 'done' ? [plan_item_id] : [],
  )
  if (done.length === 0) return
  const ids = await planIds(tx, context, { column: 'id', of: done })
  for (const before of await heldPlans(tx, context, ids)) {
    const items = before.items.filter(({ id, state }) => done.includes(id) && state === 'accepted')
    if (before.patient.id !== visit.patient.id || before.state !== 'accepted' || items.length === 0) continue
    await tx
      .updateTable('treatment_plan_item')
      .set({ state: 'done', done_on: visit.queue_date, visit_id: visit.id })
      .where((eb) => eb.and({ company_id, clinic_id, treatment_plan_id: before.id }))
      .where(
        'id',
        'in',
        items.map(({ id }) => id),
      )
      .execute()
    const isCompleted = isAllDone(before.items.map((item) => (items.includes(item) ? { state: 'done' } : item)))
    const state = isCompleted && nextState(treatmentPlanMachine, before.state, { type: 'treatmentPlan.complete' })
    await writePlan(tx, context, { before, state: state || before.state, action: state ? 'complete' : 'carry_out' })
  }
}

/** Takes back what a visit did of the plans of its patient, as its treatment goes on. What was closed or replaced since stays as it is. */
export async function takeBackPlans(tx: Transaction, context: RequestContext, visit_id: number) {
  const { company_id, clinic_id } = context.caller
  const ids = await planIds(tx, context, { column: 'visit_id', of: [visit_id] })
  for (const before of await heldPlans(tx, context, ids)) {
    const resumed = nextState(treatmentPlanMachine, before.state, { type: 'treatmentPlan.resume' })
    if (before.state !== 'accepted' && resumed === null) continue
    await tx
      .updateTable('treatment_plan_item')
      .set({ state: 'accepted', done_on: null, visit_id: null })
      .where((eb) => eb.and({ company_id, clinic_id, treatment_plan_id: before.id, visit_id }))
      .execute()
    await writePlan(tx, context, { before, state: resumed ?? before.state, action: resumed ? 'resume' : 'take_back' })
  }
}

interface Found {
  column: 'id' | 'visit_id'
  of: readonly number[]
}

async function planIds(tx: Transaction, { caller }: RequestContext, { column, of }: Found) {
  const { company_id, clinic_id } = caller
  const rows = await tx
    .selectFrom('treatment_plan_item')
    .select('treatment_plan_id')
    .distinct()
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where(column, 'in', of)
    .execute()
  return rows.map(({ treatment_plan_id }) => treatment_plan_id)
}

/** Plans as they are once nobody else changes them, held in the order of their ids. */
async function heldPlans(tx: Transaction, context: RequestContext, ids: readonly number[]): Promise<Plan[]> {
  if (ids.length === 0) return []
  const { company_id, clinic_id } = context.caller
  await tx
    .selectFrom('treatment_plan')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const plans: Plan[] = []
  for (const id of ids) {
    const plan = await treatmentPlanById(tx, context, id)
    if (plan) plans.push(plan)
  }
  return plans
}

async function writePlan(
  tx: Transaction,
  context: RequestContext,
  { before, state, action }: { before: Plan; state: Plan['state']; action: string },
) {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const { id, version, patient } = before
  await tx
    .updateTable('treatment_plan')
    .set({ state, version: version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  const after = await treatmentPlanById(tx, context, id)
  recordEvent(tx, caller, {
    action,
    object: 'treatment_plan',
    object_id: id,
    before,
    ...(after && { after }),
    people: { patient: [patient.id] },
  })
}
