import type { Schema } from '@clinic/api'
import { addDays } from '../time'

/** The last days of a contract, in which its renewal is to be asked for. */
export const endingDays = 90

const endless = '9999-12-31'

/** Returns the state of a contract on a day. Both ends belong to the contract; a missing end leaves it open. All are plain dates. */
export function contractState(
  { from, until }: { from: string | null; until: string | null },
  day: string,
): Schema<'ContractState'> {
  if (from === null && until === null) return 'none'
  const lastDay = until ?? endless
  if (lastDay < day) return 'expired'
  if ((from ?? day) > day) return 'upcoming'
  return lastDay <= addDays(day, endingDays) ? 'ending' : 'current'
}
