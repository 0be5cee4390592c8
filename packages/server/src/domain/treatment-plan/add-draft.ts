import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { treatmentPlanById } from './treatment-plan-rows'
import { writeItems } from './write-items'

interface Drafted {
  patient_id: number
  doctor_id: number
  content: Schema<'TreatmentPlanInput'>
  replaces_id: number | null
}

/** Drafts a plan of a patient, whom the caller holds. */
export async function addDraft(
  tx: Transaction,
  context: RequestContext,
  { patient_id, doctor_id, content, replaces_id }: Drafted,
): Promise<Schema<'TreatmentPlan'>> {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const { id } = await tx
    .insertInto('treatment_plan')
    .values({
      company_id,
      clinic_id,
      patient_id,
      doctor_id,
      title: content.title.trim(),
      note: content.note.trim(),
      state: 'draft',
      year: null,
      sequence: null,
      number: null,
      proposed_on: null,
      valid_until: null,
      decided_on: null,
      replaces_id,
      created_at: now.toISOString(),
      created_by: name,
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeItems(tx, caller, { plan_id: id, items: content.items })
  const after = await treatmentPlanById(tx, context, id)
  if (!after) throw new Error('The plan that was written is not there')
  recordEvent(tx, caller, {
    action: 'create',
    object: 'treatment_plan',
    object_id: id,
    after,
    people: { patient: [patient_id] },
  })
  return after
}
