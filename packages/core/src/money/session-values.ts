import { allocate } from './allocate'

interface Item {
  /** What a session costs by the price list, in rupiah; null where it has no price. */
  price: number | null
  /** How many sessions. */
  quantity: number
}

/**
 * Divides the price of a package, in rupiah, over its services by what their sessions cost alone, and returns the part of each: to the rupiah, by largest
 * remainder. Where nothing has a price each session counts the same.
 */
export function packageParts(price: number, items: readonly Item[]): number[] {
  const weights = items.map((item) => (item.price ?? 0) * item.quantity)
  const isPriced = weights.some((weight) => weight > 0)
  return allocate(price, isPriced ? weights : items.map(({ quantity }) => quantity))
}

/**
 * Returns what some sessions of a service are worth, in rupiah: `amount` is that of all `sessions`, divided equally by largest remainder, so that earlier
 * sessions have the rupiah left over; `from` is how many were used before.
 */
export const sessionsWorth = (
  amount: number,
  { sessions, from, count }: { sessions: number; from: number; count: number },
): number =>
  allocate(
    amount,
    Array.from({ length: sessions }, () => 1),
  )
    .slice(from, from + count)
    .reduce((sum, part) => sum + part, 0)
