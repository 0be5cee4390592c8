import { useQueryClient } from '@tanstack/react-query'
import { type TreatmentPlan, treatmentPlanQuery } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'

/** Returns a function that shows a plan as it was stored. */
export function usePlanSaved() {
  const { api } = useApp()
  const queries = useQueryClient()
  return (stored: TreatmentPlan) => {
    queries.setQueryData(treatmentPlanQuery(api, stored.id).queryKey, stored)
    void queries.invalidateQueries({ queryKey: ['treatment-plan', 'patient'] })
  }
}
