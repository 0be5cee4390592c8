import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { refuseItems, statusesOf } from './check-items'
import { transitionTreatmentPlan } from './transition-treatment-plan'

/** Makes the quote: from now on names and prices of the services stay as they are today. */
export const proposeTreatmentPlan: UseCase<'proposeTreatmentPlan'> = (call) => {
  const { caller, body } = call
  return transitionTreatmentPlan(call, {
    action: 'propose',
    event: { type: 'treatmentPlan.propose' },
    async apply(tx, { items, price_list }, today) {
      const { valid_until } = body
      if (valid_until < today) refuse('valid_until', 'planValidBeforeToday')
      if (items.length === 0) refuse('items', 'planWithoutItems')
      const statuses = await statusesOf(tx, caller, items)
      refuseItems(
        items.flatMap(({ product_id, price }, row): [string, Sentence][] => {
          if (statuses.get(product_id) === 'inactive') return [[`${row}.product_id`, 'productInactive']]
          return price === null ? [[`${row}.product_id`, 'planServiceWithoutPrice']] : []
        }),
      )
      for (const item of items) await keepPrice(tx, caller, item)
      const numbered = await nextDocumentNumber(tx, caller, {
        table: 'treatment_plan',
        year: Number(today.slice(0, 4)),
      })
      return { ...numbered, price_list, proposed_on: today, valid_until }
    },
  })
}

const keepPrice = (
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { id, product_code, product_name, price, amount }: Schema<'TreatmentPlanItem'>,
) =>
  tx
    .updateTable('treatment_plan_item')
    .set({ product_code, product_name, price, amount })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()

function refuse(field: string, sentence: Sentence): never {
  throw new Refusal(422, 'checkFields', { fields: { [field]: sentence } })
}
