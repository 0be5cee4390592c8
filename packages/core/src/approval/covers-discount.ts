import type { Schema } from '@clinic/api'

/** Rupiah that discounts take off, and the rupiah they take it off. */
export type TakenOff = Pick<Schema<'Approval'>, 'discount' | 'gross'>

/** Whether what was granted covers what a draft takes off now: neither more rupiah nor a greater part. */
export const coversDiscount = (granted: TakenOff, now: TakenOff): boolean =>
  now.discount <= granted.discount &&
  // both products may be above what a number counts exactly
  BigInt(now.discount) * BigInt(granted.gross) <= BigInt(granted.discount) * BigInt(now.gross)

/** The part that is taken off, in percent, at most two decimals. */
export const percentOff = ({ discount, gross }: TakenOff): number => Math.round((discount / gross) * 10_000) / 100
