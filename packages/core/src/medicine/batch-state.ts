import type { Schema } from '@clinic/api'
import { addDays } from '../time'

/** How long before its last day of use a batch is to be watched. */
export const expiringDays = 90

/** Returns the state of a batch on a day; its last day of use belongs to its life. Both are plain dates. */
export function batchStateOf(
  { expires_on, is_recalled }: { expires_on: string | null; is_recalled: boolean },
  day: string,
): Schema<'MedicineBatchState'> {
  if (is_recalled) return 'recalled'
  if (expires_on === null) return 'good'
  if (expires_on < day) return 'expired'
  return expires_on <= addDays(day, expiringDays) ? 'expiring' : 'good'
}
