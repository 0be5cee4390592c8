import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type TreatmentPlanEvent, treatmentPlanMachine } from '@clinic/core/treatment-plan'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { treatmentPlanById } from '../../domain/treatment-plan/treatment-plan-rows'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

type TreatmentPlan = Schema<'TreatmentPlan'>

interface Move {
  /** What the audit calls it. */
  action: string
  event: TreatmentPlanEvent
  reason?: string
  /** Whether the caller may do it with the plan, if not with every plan of the clinic. */
  isTheirs?: (tx: Transaction, plan: TreatmentPlan) => Promise<boolean>
  /** Refuses what the lifecycle cannot know, and returns the other columns to write. */
  apply?: (tx: Transaction, before: TreatmentPlan, today: string) => Promise<Updateable<Tables['treatment_plan']>>
}

/** Takes a plan of the caller's clinic one step further. */
export const transitionTreatmentPlan = (
  call: Pick<Call<'reviseTreatmentPlan'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, reason = '', isTheirs = async () => true, apply }: Move,
): Promise<TreatmentPlan> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'treatment_plan',
    id: path.id,
    async read(tx) {
      const plan = await treatmentPlanById(tx, call, path.id)
      return plan && (await isTheirs(tx, plan)) ? plan : undefined
    },
    move: {
      to: ({ state }: TreatmentPlan) => nextState(treatmentPlanMachine, state, event),
      refusal: 'treatmentPlanNotNow',
    },
    version: body.version,
    async apply({ tx, before, state }) {
      const { today } = await clinicDay(tx, caller, now)
      const columns = await apply?.(tx, before, today)
      return { ...columns, ...(reason && { reason }), state, updated_at: now.toISOString() }
    },
    action,
    people: ({ patient }) => ({ patient: [patient.id] }),
    reason: () => reason || null,
  })
}
