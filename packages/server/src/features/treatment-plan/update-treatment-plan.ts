import { nextState } from '@clinic/core/lifecycle'
import { treatmentPlanMachine } from '@clinic/core/treatment-plan'
import { treatmentPlanById } from '../../domain/treatment-plan/treatment-plan-rows'
import { writeItems } from '../../domain/treatment-plan/write-items'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { checkItems } from './check-items'

/** Changes what a dentist drafted: what can still be proposed. */
export const updateTreatmentPlan: UseCase<'updateTreatmentPlan'> = (call) => {
  const { database, caller, now, path, body } = call
  const { version, title, note, items } = body
  return changeRow(database, caller, {
    table: 'treatment_plan',
    id: path.id,
    async read(tx) {
      const plan = await treatmentPlanById(tx, call, path.id)
      return plan?.doctor_id === (await treatingDentist(tx, caller)) ? plan : undefined
    },
    move: {
      to: ({ state }) => nextState(treatmentPlanMachine, state, { type: 'treatmentPlan.propose' }) && state,
      refusal: 'treatmentPlanNotNow',
    },
    version,
    async apply({ tx, before }) {
      await checkItems(tx, caller, { items, before: before.items })
      await writeItems(tx, caller, { plan_id: before.id, items })
      return { title: title.trim(), note: note.trim(), updated_at: now.toISOString() }
    },
    action: 'update',
    people: ({ patient }) => ({ patient: [patient.id] }),
  })
}
