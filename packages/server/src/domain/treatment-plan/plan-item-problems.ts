import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'

type Procedure = Pick<Schema<'NoteProcedure'>, 'plan_item_id'>

interface Named {
  procedures: readonly Procedure[]
  /** The procedures as they were. What a plan does not offer any more since then stays in a draft. */
  before: readonly Procedure[]
  visit: { id: number; patient: { id: number } }
}

/** Returns which procedures name an item that the patient has not accepted, or that is done; one that this visit did can be named again. */
export async function planItemProblems(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { procedures, before, visit }: Named,
): Promise<[field: string, problem: Sentence][]> {
  const known = new Set(before.map(({ plan_item_id }) => plan_item_id))
  const added = procedures.flatMap(({ plan_item_id }) =>
    plan_item_id && !known.has(plan_item_id) ? [plan_item_id] : [],
  )
  if (added.length === 0) return []
  const rows = await tx
    .selectFrom('treatment_plan_item')
    .innerJoin('treatment_plan', (join) =>
      join
        .onRef('treatment_plan.company_id', '=', 'treatment_plan_item.company_id')
        .onRef('treatment_plan.clinic_id', '=', 'treatment_plan_item.clinic_id')
        .onRef('treatment_plan.id', '=', 'treatment_plan_item.treatment_plan_id'),
    )
    .select('treatment_plan_item.id')
    .where('treatment_plan.company_id', '=', company_id)
    .where('treatment_plan.clinic_id', '=', clinic_id)
    .where('treatment_plan.patient_id', '=', visit.patient.id)
    .where('treatment_plan_item.id', 'in', added)
    .where((eb) =>
      eb.or([
        eb.and([eb('treatment_plan.state', '=', 'accepted'), eb('treatment_plan_item.state', '=', 'accepted')]),
        eb('treatment_plan_item.visit_id', '=', visit.id),
      ]),
    )
    .execute()
  const accepted = new Set(rows.map(({ id }) => id))
  return procedures.flatMap(({ plan_item_id }, row): [string, Sentence][] =>
    plan_item_id && added.includes(plan_item_id) && !accepted.has(plan_item_id)
      ? [[`procedures.${row}.plan_item_id`, 'planItemNotAccepted']]
      : [],
  )
}
