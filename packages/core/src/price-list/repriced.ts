import type { Schema } from '@clinic/api'
import { listedPrice } from './listed-price'

type Priced = Pick<Schema<'InvoiceLine'>, 'unit_price' | 'price_list' | 'price_typed' | 'prices'>

/**
 * A line of a draft after another policy was chosen. What somebody typed stays; so does a price of the list that holds now, which
 * may be an earlier one: a price that changes while the invoice is a draft is taken only when the desk says so.
 */
export function repriced<Line extends Priced>(line: Line, lists: readonly Schema<'PriceListName'>[]): Line {
  const holds = listedPrice(line.prices, lists)
  if (!holds || line.price_typed || holds.price_list?.id === line.price_list?.id) return line
  return { ...line, unit_price: holds.price, price_list: holds.price_list }
}
