interface Kept {
  /** On hand, neither expired nor recalled. */
  available: number
  minimum: number
  maximum: number | null
  pack_size: number
  /** Units that open orders still bring. */
  on_order: number
}

/**
 * How many packs of a medicine to order: none above its minimum or where none is set, else whole packs up to the maximum, or to twice the
 * minimum where there is no maximum.
 */
export function proposedPacks({ available, minimum, maximum, pack_size, on_order }: Kept) {
  const expected = available + on_order
  if (minimum === 0 || expected > minimum) return 0
  return Math.max(Math.ceil(((maximum ?? 2 * minimum) - expected) / pack_size), 0)
}
