import type { Schema } from '@clinic/api'

type Item = Pick<Schema<'PaketItem'>, 'price' | 'quantity'>

/** What the services of a package cost one by one; null while one of them has no price. */
export const sumOf = (items: readonly Item[]): number | null =>
  items.reduce<number | null>(
    (sum, { price, quantity }) => (sum === null || price === null ? null : sum + price * quantity),
    0,
  )

/** What a package costs less than its services; below zero it costs more. Null while that cannot be told. */
export function savingOf({ price, items }: { price: number | null; items: readonly Item[] }): number | null {
  const sum = sumOf(items)
  return sum === null || price === null ? null : sum - price
}
