import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { keepPrices } from '../../domain/treatment-plan/keep-prices'
import type { UseCase } from '../../use-case/contract'
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
      await keepPrices(tx, caller, items)
      const numbered = await nextDocumentNumber(tx, caller, {
        table: 'treatment_plan',
        year: Number(today.slice(0, 4)),
      })
      return { ...numbered, price_list, proposed_on: today, valid_until }
    },
  })
}

function refuse(field: string, sentence: Sentence): never {
  throw new Refusal(422, 'checkFields', { fields: { [field]: sentence } })
}
