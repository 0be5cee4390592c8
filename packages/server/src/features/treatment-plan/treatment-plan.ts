import { treatmentPlanById } from '../../domain/treatment-plan/treatment-plan-rows'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { acceptTreatmentPlan, declineTreatmentPlan } from './answer-treatment-plan'
import { createTreatmentPlan } from './create-treatment-plan'
import { listPatientTreatmentPlan } from './list-patient-treatment-plan'
import { proposeTreatmentPlan } from './propose-treatment-plan'
import { reviseTreatmentPlan } from './revise-treatment-plan'
import { transitionTreatmentPlan } from './transition-treatment-plan'
import { updateTreatmentPlan } from './update-treatment-plan'

export const treatmentPlanUseCases: UseCases<
  | 'listPatientTreatmentPlan'
  | 'createTreatmentPlan'
  | 'getTreatmentPlan'
  | 'updateTreatmentPlan'
  | 'proposeTreatmentPlan'
  | 'acceptTreatmentPlan'
  | 'declineTreatmentPlan'
  | 'closeTreatmentPlan'
  | 'reviseTreatmentPlan'
> = {
  listPatientTreatmentPlan,
  createTreatmentPlan,
  updateTreatmentPlan,
  proposeTreatmentPlan,
  acceptTreatmentPlan,
  declineTreatmentPlan,
  reviseTreatmentPlan,

  async getTreatmentPlan({ database, caller, now, path }) {
    const plan = await treatmentPlanById(database, { caller, now }, path.id)
    if (!plan) throw new Refusal(404, 'notFound')
    return plan
  },

  closeTreatmentPlan: (call) =>
    transitionTreatmentPlan(call, {
      action: 'close',
      event: { type: 'treatmentPlan.close' },
      reason: call.body.reason.trim(),
      isTheirs: async (tx, { state, doctor_id }) =>
        state !== 'draft' ||
        call.caller.role !== 'doctor_clinic' ||
        doctor_id === (await treatingDentist(tx, call.caller)),
    }),
}
