/** One measured value, with the limit the project promises. */
export interface Figure {
  what: string
  value: number
  unit:
    | 'kB'
    | 'MB'
    | 's'
    | 'ms'
    | 'keys'
    | 'requests'
    | 'requests/s'
    | 'elements'
    | 'errors'
    | 'score'
    | 'ratio'
    | 'shift'
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

/** The value below which so many percent of the values lie. */
export const percentile = (values: readonly number[], percent: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN
