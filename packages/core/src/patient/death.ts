import type { Schema } from '@clinic/api'
import { isDate } from './date-of-birth'

export type DeathProblem = 'notDate' | 'mustBeEmpty' | 'beforeBirth' | 'inFuture'

/** Returns the problem of a day of death; it need not be known. Both days are plain dates in the zone of the clinic. */
export function deathProblem(
  { status, deceased_on, date_of_birth }: Pick<Schema<'Patient'>, 'status' | 'deceased_on' | 'date_of_birth'>,
  { today }: { today: string },
): DeathProblem | null {
  if (deceased_on === null) return null
  if (status !== 'deceased') return 'mustBeEmpty'
  if (!isDate(deceased_on)) return 'notDate'
  if (deceased_on < date_of_birth) return 'beforeBirth'
  return deceased_on > today ? 'inFuture' : null
}
