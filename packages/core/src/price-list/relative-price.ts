import { percent, portionOf, roundingOf } from '../money'

interface Relative {
  /** Of the price, with at most two decimals; below 0 for a lower price, not below -100. */
  percent: number
  /** Whole rupiah: the price is the nearest multiple, a half up. */
  step: number
}

/** Returns a price in whole rupiah that is some percent above or below another. */
export function relativePrice(price: number, { percent: difference, step }: Relative): number {
  const exact = portionOf(price, percent(100 + difference))
  return exact + roundingOf(exact, step)
}
