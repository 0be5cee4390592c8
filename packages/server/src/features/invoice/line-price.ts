import type { Schema } from '@clinic/api'
import { listedPrice, repriced } from '@clinic/core/price-list'

type Priced = Pick<Schema<'InvoiceLine'>, 'unit_price' | 'price_list' | 'price_typed'>

interface Known {
  /** The stored line; nothing of a new one. */
  before: Priced | undefined
  /** What each list says that can hold. */
  prices: Schema<'InvoiceLine'>['prices']
  /** The lists that price the invoice from now on. */
  lists: readonly Schema<'PriceListName'>[]
  isManager: boolean
  /** Whether another policy was chosen, or none. */
  isOtherPolicy: boolean
}

/** Returns what a line costs: what the lists say, what it cost before, or what the manager typed; of a service in no list, what anybody did. */
export function linePrice(
  { unit_price, price_typed = false }: Pick<Schema<'InvoiceLineInput'>, 'unit_price' | 'price_typed'>,
  { before, prices, lists, isManager, isOtherPolicy }: Known,
): Priced | 'linePriceNotOfList' {
  const holds = listedPrice(prices, lists)
  if (holds?.price === unit_price) return { unit_price, price_list: holds.price_list, price_typed: false }
  if (before?.unit_price === unit_price && (before.price_typed || !price_typed)) {
    const { price_list, price_typed: wasTyped } = before
    const line = { unit_price, price_list, price_typed: wasTyped, prices }
    const { prices: _, ...priced } = isOtherPolicy ? repriced(line, lists) : line
    return priced
  }
  if (!isManager && holds) return 'linePriceNotOfList'
  return { unit_price, price_list: null, price_typed: unit_price !== null }
}
