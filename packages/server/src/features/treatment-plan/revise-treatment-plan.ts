import type { Schema } from '@clinic/api'
import { addDraft } from '../../domain/treatment-plan/add-draft'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import type { UseCase } from '../../use-case/contract'
import { transitionTreatmentPlan } from './transition-treatment-plan'

/** Who thinks otherwise is proposed another plan, of what is not done: what was proposed stays as it was. */
export const reviseTreatmentPlan: UseCase<'reviseTreatmentPlan'> = async (call) => {
  let draft: Schema<'TreatmentPlan'> | undefined
  await transitionTreatmentPlan(call, {
    action: 'revise',
    event: { type: 'treatmentPlan.revise' },
    async apply(tx, { id, patient, title, note, items }) {
      const doctor_id = await treatingDentist(tx, call.caller)
      const content = { title, note, items: items.filter(({ state }) => state !== 'done') }
      draft = await addDraft(tx, call, { patient_id: patient.id, doctor_id, content, replaces_id: id })
      return {}
    },
  })
  if (!draft) throw new Error('The plan was replaced by none')
  return draft
}
