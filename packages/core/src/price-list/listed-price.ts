import type { Schema } from '@clinic/api'
import { priceOn } from '../product'

type List = Schema<'PriceListName'>
type Listed = Schema<'ListedPrice'>
type Price = Pick<Schema<'ProductPrice'>, 'id' | 'price' | 'price_list_id' | 'valid_from' | 'withdrawn_at'>

interface OfDay {
  lists: readonly List[]
  /** A plain date. */
  day: string
}

/** The lists that price an invoice, the one that comes first at the top: of the payor of the chosen policy, of the patient. */
export const listsOf = (
  policy: Pick<Schema<'PolicyChoice'>, 'price_list'> | undefined,
  { price_list }: Pick<Schema<'Invoice'>, 'price_list'>,
): List[] => [policy?.price_list ?? [], price_list ?? []].flat()

/** What the standard and each of some lists say on a day of one service; a list that does not name it, or no longer, is left out. */
export const pricesOf = (history: readonly Price[], { lists, day }: OfDay): Listed[] =>
  [null, ...lists].flatMap((price_list) => {
    const own = history.filter(({ price_list_id }) => price_list_id === (price_list?.id ?? null))
    const holds = priceOn(own, day)
    return typeof holds?.price === 'number' ? [{ price_list, price: holds.price }] : []
  })

/** What a service costs: by the first list that names it, and by the standard where none does. */
export const listedPrice = (prices: readonly Listed[], lists: readonly List[]): Listed | undefined =>
  [...lists, null]
    .map((list) => prices.find(({ price_list }) => (price_list?.id ?? null) === (list?.id ?? null)))
    .find((price) => price !== undefined)

/** What the treatment plan of a line promised of its price, unless the payor of the chosen policy names the service in its own list. */
export function promisedPrice(
  { prices, plan }: { prices: readonly Listed[]; plan: Pick<Schema<'LinePlan'>, 'price'> | null },
  { lists, policy }: { lists: readonly List[]; policy: Pick<Schema<'PolicyChoice'>, 'price_list'> | undefined },
): number | null {
  const list = listedPrice(prices, lists)?.price_list
  return plan && (!list || list.id !== policy?.price_list?.id) ? plan.price : null
}
