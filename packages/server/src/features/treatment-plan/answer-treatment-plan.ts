import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionTreatmentPlan } from './transition-treatment-plan'

/** The items that are not named are declined. */
export const acceptTreatmentPlan: UseCase<'acceptTreatmentPlan'> = (call) => {
  const { caller, body } = call
  return transitionTreatmentPlan(call, {
    action: 'accept',
    event: { type: 'treatmentPlan.accept' },
    async apply(tx, { id, items, expired }, today) {
      const accepted = new Set(body.item_ids)
      const isKnown = body.item_ids.every((each) => items.some((item) => item.id === each))
      if (!isKnown) throw new Refusal(422, 'checkFields', { fields: { item_ids: 'planItemUnknown' } })
      if (expired) throw new Refusal(422, 'checkFields', { fields: { valid_until: 'planExpired' } })
      await setState(tx, caller, { plan_id: id, state: 'declined' })
      await setState(tx, caller, { plan_id: id, state: 'accepted', item_ids: [...accepted] })
      return { decided_on: today, signed_by: body.signed_by.trim() }
    },
  })
}

export const declineTreatmentPlan: UseCase<'declineTreatmentPlan'> = (call) =>
  transitionTreatmentPlan(call, {
    action: 'decline',
    event: { type: 'treatmentPlan.decline' },
    reason: call.body.reason.trim(),
    async apply(tx, { id }, today) {
      await setState(tx, call.caller, { plan_id: id, state: 'declined' })
      return { decided_on: today }
    },
  })

interface Answer {
  plan_id: number
  state: Schema<'TreatmentPlanItemState'>
  /** If not all items of the plan. */
  item_ids?: readonly number[]
}

const setState = (tx: Transaction, { company_id, clinic_id }: Caller, { plan_id, state, item_ids }: Answer) =>
  tx
    .updateTable('treatment_plan_item')
    .set({ state })
    .where((eb) => eb.and({ company_id, clinic_id, treatment_plan_id: plan_id }))
    .$if(item_ids !== undefined, (items) => items.where('id', 'in', item_ids ?? []))
    .execute()
