import type { Schema } from '@clinic/api'

type Item = Pick<Schema<'PaketItem'>, 'price' | 'quantity'>

/** Returns the sum of the prices of a package's services; null while one of them has no price. */
export const sumOf = (items: readonly Item[]): number | null =>
  items.reduce<number | null>(
    (sum, { price, quantity }) => (sum === null || price === null ? null : sum + price * quantity),
    0,
  )

/** Returns how much less a package costs than its services; below zero it costs more. Null while a price is missing. */
export function savingOf({ price, items }: { price: number | null; items: readonly Item[] }): number | null {
  const sum = sumOf(items)
  return sum === null || price === null ? null : sum - price
}
