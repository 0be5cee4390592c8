import { percent, portionOf } from '../money'

/** What is taken off a line or a whole invoice: a percentage with at most two decimals, or whole rupiah. */
export type Discount = { percent: number } | { rupiah: number }

/** Returns the rupiah that a discount takes off an amount: never more than the amount. */
export function discountOf(amount: number, discount: Discount | null): number {
  if (!discount) return 0
  return Math.min(amount, 'rupiah' in discount ? discount.rupiah : portionOf(amount, percent(discount.percent)))
}
