import { checkPatient } from '../../domain/patient/check-patient'
import { shownPlans, treatmentPlanRows } from '../../domain/treatment-plan/treatment-plan-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPatientTreatmentPlan: UseCase<'listPatientTreatmentPlan'> = async (call) => {
  const { database, caller, path, query } = call
  await checkPatient(database, caller, path.id)
  const plans = treatmentPlanRows(database, caller).where('treatment_plan.patient_id', '=', path.id)
  const { rows, ...found } = await list(database, plans, query, {
    searchColumn: 'treatment_plan.number',
    sort: { id: ['treatment_plan.id'] },
    defaultSort: '-id',
    id: 'treatment_plan.id',
  })
  return { ...found, rows: await shownPlans(database, call, rows) }
}
