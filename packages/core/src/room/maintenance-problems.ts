import type { Schema } from '@clinic/api'
import { day } from '../time'

export type MaintenanceProblem = 'notAfterStart' | 'inPast' | 'beganLongAgo' | 'longerThanYear'

/**
 * Returns the problems that prevent planning a maintenance window, by field. It may have begun: a chair breaks before it is
 * recorded. More than a year is taken for a mistyped year.
 */
export function maintenanceProblems(
  { starts_at, ends_at }: Pick<Schema<'RoomMaintenanceInput'>, 'starts_at' | 'ends_at'>,
  { now }: { now: Date },
): { starts_at?: MaintenanceProblem; ends_at?: MaintenanceProblem } {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (end <= start) return { ends_at: 'notAfterStart' }
  if (end <= now.getTime()) return { ends_at: 'inPast' }
  if (start < now.getTime() - day) return { starts_at: 'beganLongAgo' }
  return end - start > 366 * day ? { ends_at: 'longerThanYear' } : {}
}
