import type { Schema } from '@clinic/api'

type Count = Pick<Schema<'CountedBatch'>, 'round' | 'quantity' | 'moved'>

interface Counted {
  /** What the books said as the count started. */
  snapshot: number
  /** In whole rupiah. */
  unit_cost: number
  counts: readonly Count[]
}

/**
 * Compares what was counted of a batch with the books. Each count is held against what the books said as it was typed, so that what was
 * dispensed between the start and the count is no difference, and what is dispensed after it is not undone. The last round decides;
 * while its counters differ there is no difference to post.
 */
export function comparedBatch({ snapshot, unit_cost, counts }: Counted) {
  const last = Math.max(0, ...counts.map(({ round }) => round))
  const differences = counts
    .filter(({ round }) => round === last)
    .map(({ quantity, moved }) => quantity - (snapshot + moved))
  const [first = null] = differences
  const difference = differences.every((each) => each === first) ? first : null
  return { difference, value: difference === null ? null : difference * unit_cost }
}

type Comparison = Pick<Schema<'StockCountComparison'>, 'difference' | 'value'> | null

/** The sum of what the counted batches differ by; without those of which the counters differ. */
export function comparedTotal(comparisons: readonly Comparison[]) {
  const known = comparisons.filter((each) => each !== null)
  return {
    different: known.filter(({ difference }) => difference !== 0).length,
    undecided: known.filter(({ difference }) => difference === null).length,
    value: known.reduce((sum, { value }) => sum + (value ?? 0), 0),
  }
}
