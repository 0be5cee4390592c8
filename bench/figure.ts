/** One measured value, with the limit the project promises. */
export interface Figure {
  what: string
  value: number
  unit: 'kB' | 'MB' | 's' | 'ms' | 'requests' | 'requests/s' | 'elements' | 'errors' | 'score' | 'ratio' | 'shift'
  /** At most this much is promised. */
  limit?: number
  /** At least this much is promised. */
  atLeast?: number
}

export const kB = (bytes: number) => bytes / 1000

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}
