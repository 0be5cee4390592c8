import type { Schema } from '@clinic/api'
import { listedPrice } from '@clinic/core/price-list'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { servicePrices } from '../price-list/service-prices'
import type { StoredLine } from './invoice-lines'

type List = Schema<'PriceListName'>
export type PricedLine = Omit<StoredLine, 'fixed_price'> & Pick<Schema<'InvoiceLine'>, 'prices' | 'list_price'>

interface Priced {
  /** Of the treatment, a plain date. */
  day: string
  /** The lists that price the invoice now, the one that comes first at the top. */
  lists: readonly List[]
  /** Those that could price it with another policy. */
  others?: readonly List[]
}

/** Adds to the lines of a draft what each list says that can hold for them, and what they cost by the lists that do. */
export async function pricedLines(
  database: Database | Transaction,
  caller: Caller,
  { stored, day, lists, others = [] }: Priced & { stored: readonly StoredLine[] },
): Promise<PricedLine[]> {
  const product_ids = stored.map(({ product_id }) => product_id)
  const known = Array.from(new Map([...lists, ...others].map((list) => [list.id, list])).values())
  const pricesOf = await servicePrices(database, caller, { product_ids, lists: known, day })
  return stored.map(({ fixed_price, ...line }) => {
    const prices = pricesOf(line.product_id)
    return { ...line, prices, list_price: fixed_price ?? listedPrice(prices, lists)?.price ?? null }
  })
}
