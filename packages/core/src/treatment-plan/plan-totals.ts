import type { Schema } from '@clinic/api'

type Item = Pick<Schema<'TreatmentPlanItem'>, 'amount' | 'state'>

/** What the items of a plan come to, in whole rupiah: all of them, and those the patient accepted. An item without a price counts as nothing. */
export const planTotals = (items: readonly Item[]): Pick<Schema<'TreatmentPlan'>, 'total' | 'accepted_total'> => ({
  total: sum(items),
  accepted_total: sum(items.filter(({ state }) => state === 'accepted' || state === 'done')),
})

const sum = (items: readonly Item[]) => items.reduce((total, { amount }) => total + (amount ?? 0), 0)
