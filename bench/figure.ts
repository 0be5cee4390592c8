/** One measured value, and what the project promises of it. */
export interface Figure {
  what: string
  value: number
  unit: 'kB' | 's' | 'requests'
  /** At most this much is promised. */
  limit?: number
}

export const kB = (bytes: number) => bytes / 1000
