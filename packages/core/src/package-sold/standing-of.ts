import { nextState } from '../lifecycle'
import { type PackageSoldState, packageSoldMachine } from './package-sold.machine'

/** Returns the state of a package on a day, a plain date: an active one whose last day is over has expired. */
export const packageStateOn = (
  { state, valid_until }: { state: PackageSoldState; valid_until: string },
  today: string,
): PackageSoldState =>
  valid_until < today ? (nextState(packageSoldMachine, state, { type: 'packageSold.expire' }) ?? state) : state

interface Owing {
  /** What the sessions left are worth, in rupiah, without tax. */
  rest: number
  /** The price of the package and its tax. */
  price: number
  tax: number
  /** What the patient owes on the invoice that sold it, and has paid of it. */
  owed: number
  paid: number
}

/** What the refund of the rest does: `net` and `tax` are not owed any more, and of them `refund` is given back since it was paid. */
export interface PackageSettlement {
  net: number
  tax: number
  refund: number
}

/**
 * Returns how the rest of a package is settled: its worth is taken off what is owed, and what was paid above that is given back; never more than was
 * paid, since the total of the invoice may have been rounded down.
 */
export function settlementOf({ rest, price, tax, owed, paid }: Owing): PackageSettlement {
  const restTax = price === 0 ? 0 : Math.floor((tax * rest) / price)
  const worth = Math.min(rest + restTax, owed + paid)
  const net = Math.max(0, worth - restTax)
  return { net, tax: worth - net, refund: worth - Math.min(worth, owed) }
}
