import type { Schema } from '@clinic/api'
import { listedPrice, promisedPrice, repriced } from '@clinic/core/price-list'

type Priced = Pick<Schema<'InvoiceLine'>, 'unit_price' | 'price_list' | 'price_typed'>
type Stored = Priced & Pick<Schema<'InvoiceLine'>, 'plan'>

interface Known {
  /** The stored line; nothing of a new one. */
  before: Stored | undefined
  /** What each list says that can hold. */
  prices: Schema<'InvoiceLine'>['prices']
  /** The lists that price the invoice from now on. */
  lists: readonly Schema<'PriceListName'>[]
  /** The policy that is chosen. */
  policy: Schema<'PolicyChoice'> | undefined
  isManager: boolean
  /** Whether another policy was chosen, or none. */
  isOtherPolicy: boolean
}

/** Returns what a line costs: what the lists say, what the treatment plan promised, what it cost before, or what the manager typed; of a service in no list, what anybody did. */
export function linePrice(
  { unit_price, price_typed = false }: Pick<Schema<'InvoiceLineInput'>, 'unit_price' | 'price_typed'>,
  { before, prices, lists, policy, isManager, isOtherPolicy }: Known,
): Priced | 'linePriceNotOfList' {
  const holds = listedPrice(prices, lists)
  if (holds?.price === unit_price) return { unit_price, price_list: holds.price_list, price_typed: false }
  if (before && unit_price !== null && unit_price === promisedPrice({ prices, plan: before.plan }, { lists, policy }))
    return { unit_price, price_list: null, price_typed: true }
  if (before?.unit_price === unit_price && (before.price_typed || !price_typed)) {
    const { price_list, price_typed: wasTyped } = before
    const line = { unit_price, price_list, price_typed: wasTyped, prices }
    const { prices: _, ...priced } = isOtherPolicy ? repriced(line, lists) : line
    return priced
  }
  if (!isManager && holds) return 'linePriceNotOfList'
  return { unit_price, price_list: null, price_typed: unit_price !== null }
}
