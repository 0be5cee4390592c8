import type { Schema } from '@clinic/api'
import { jaws } from '@clinic/core/note'
import { treatmentPhases } from '@clinic/core/treatment-plan'
import { labelOf, valuesOf } from '@clinic/core/values'
import type { TreatmentPlanItem } from './treatment-plan-query'

type Phase = Schema<'TreatmentPhase'>

/** The items of a plan by their phases, in the order in which they are treated; phases without items are left out. */
export const itemsByPhase = <Item extends { phase: Phase }>(items: readonly Item[]) =>
  valuesOf(treatmentPhases)
    .map((phase) => ({ phase, items: items.filter((item) => item.phase === phase) }))
    .filter((group) => group.items.length > 0)

/** How much of what counts is done: of what was accepted once the patient has decided, of everything before. */
export function progressOf(items: readonly Pick<TreatmentPlanItem, 'state'>[]) {
  const counted = items.filter(({ state }) => state !== 'declined')
  return { done: counted.filter(({ state }) => state === 'done').length, all: counted.length }
}

/** Where in the mouth, in short: `16 MO`, `Upper jaw`; '' where the item names nothing. */
export const itemPlace = (
  { tooth, surfaces, jaw }: Pick<TreatmentPlanItem, 'tooth' | 'surfaces' | 'jaw'>,
  language: string,
) => [tooth, surfaces.join('').toUpperCase(), jaw && labelOf(jaws, jaw, language)].filter(Boolean).join(' ')

/** How often its price is charged for an item: once for each surface where that is how the service is priced. */
export const timesBilled = ({ price, amount, quantity }: Pick<TreatmentPlanItem, 'price' | 'amount' | 'quantity'>) =>
  price && amount ? amount / price : quantity
