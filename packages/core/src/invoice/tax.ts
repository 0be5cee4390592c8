import type { Ratio } from '../money'

/**
 * Returns the part of a price that a clinic registered for value-added tax (PKP) collects on a day, a plain date. Law 7/2021
 * art. 7: 11 % from 1 April 2022; PMK 131/2024 art. 3: 12 % of 11/12 of the price from 1 January 2025, luxuries apart.
 */
export function valueAddedTaxOn(day: string): Ratio {
  if (day >= '2025-01-01') return { numerator: 12 * 11, denominator: 100 * 12 }
  return { numerator: day >= '2022-04-01' ? 11 : 10, denominator: 100 }
}

/** Law 10/2020 on stamp duty, art. 3 and 5, since 2021: Rp 10,000 on a receipt for more than Rp 5 million. */
const stamp = { from: '2021-01-01', above: 5_000_000, duty: 10_000 }

/** Returns the stamp duty in rupiah on a receipt for an amount, written on a day. */
export const stampDutyOf = (amount: number, day: string): number =>
  day >= stamp.from && amount > stamp.above ? stamp.duty : 0
