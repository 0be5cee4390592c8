import type { Schema } from '@clinic/api'

/** The last 7 of 14 days, and how they differ from the 7 before. */
export function weekChange(days: readonly Schema<'DayCount'>[]): { recent: number; change: number } {
  const recent = sum(days.slice(-7))
  return { recent, change: recent - sum(days.slice(-14, -7)) }
}

const sum = (days: readonly Schema<'DayCount'>[]) => days.reduce((total, { count }) => total + count, 0)
