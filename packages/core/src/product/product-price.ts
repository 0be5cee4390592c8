import type { Schema } from '@clinic/api'

/** The part of a price that decides what a service costs on a day. */
type Price = Pick<Schema<'ProductPrice'>, 'id' | 'price' | 'valid_from' | 'withdrawn_at'>

export type PriceState = 'withdrawn' | 'coming' | 'current' | 'past'
export type PriceProblem = 'priceInPast' | 'priceTooFar'

/** The last day that a calendar offers. */
export const lastPriceDay = '2099-12-31'

/** The price that holds on a day: the one valid from the latest date until then; of two from one date, the one entered later. */
export function priceOn<Each extends Price>(prices: readonly Each[], day: string): Each | undefined {
  return prices
    .filter(({ withdrawn_at, valid_from }) => withdrawn_at === null && valid_from <= day)
    .reduce<Each | undefined>((holds, price) => (holds && !isLater(price, holds) ? holds : price), undefined)
}

/** The price that was entered to hold from a day on; of two, the one entered later. */
export const priceFrom = <Each extends Price>(prices: readonly Each[], day: string): Each | undefined =>
  priceOn(
    prices.filter(({ valid_from }) => valid_from === day),
    day,
  )

/** Returns the state of one of a service's prices today. */
export function priceStateOf(price: Price, { prices, today }: { prices: readonly Price[]; today: string }): PriceState {
  if (price.withdrawn_at !== null) return 'withdrawn'
  if (price.valid_from > today) return 'coming'
  return priceOn(prices, today)?.id === price.id ? 'current' : 'past'
}

/** Returns the problems of a new price. It holds from today or later: what was billed keeps its price. */
export function priceProblems(
  { valid_from }: Pick<Schema<'ProductPriceInput'>, 'valid_from'>,
  today: string,
): { valid_from?: PriceProblem } {
  if (valid_from < today) return { valid_from: 'priceInPast' }
  return valid_from > lastPriceDay ? { valid_from: 'priceTooFar' } : {}
}

/** Only a price that is not valid yet can be withdrawn. */
export const canWithdraw = ({ withdrawn_at, valid_from }: Price, today: string): boolean =>
  withdrawn_at === null && valid_from > today

const isLater = (one: Price, other: Price) =>
  one.valid_from === other.valid_from ? one.id > other.id : one.valid_from > other.valid_from
