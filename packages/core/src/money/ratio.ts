/** An exact part of an amount: 11 % is 1,100 of 10,000. Both are whole numbers, the denominator above 0. */
export interface Ratio {
  numerator: number
  denominator: number
}

/** Returns a percentage with at most two decimals as a ratio. */
export const percent = (value: number): Ratio => ({ numerator: Math.round(value * 100), denominator: 10_000 })

/** Returns a part of an amount in whole rupiah, rounded to the nearest, a half up. */
export function portionOf(amount: number, { numerator, denominator }: Ratio): number {
  // the product of an amount and a numerator can exceed what a number holds exactly
  const twice = BigInt(denominator) * 2n
  const doubled = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)
  return Number(doubled / twice)
}
