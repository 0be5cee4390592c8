/**
 * Divides an amount by weights so that the parts make up exactly the amount: each gets its share rounded down, and the rupiah
 * left over go one by one to the largest remainders, of equal ones to the earlier part.
 *
 * `total` and `weights` are whole and not below 0. Throws a RangeError when there is an amount and no weight to give it to.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) {
    if (total !== 0) throw new RangeError(`${total} cannot be divided among parts without weight`)
    return weights.map(() => 0)
  }
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, part: Number(product / whole), remainder: product % whole }
  })
  const left = total - shares.reduce((sum, { part }) => sum + part, 0)
  const favoured = new Set(
    shares
      .toSorted((one, other) => Number(other.remainder - one.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, part }) => part + (favoured.has(index) ? 1 : 0))
}
