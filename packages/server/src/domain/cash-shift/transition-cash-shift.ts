import type { Schema } from '@clinic/api'
import { type CashShiftEvent, cashShiftMachine } from '@clinic/core/cash-shift'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { cashShiftRows } from './cash-shift-rows'

interface Move {
  /** What the audit calls it. */
  action: string
  event: CashShiftEvent
  /** Of anybody in the clinic; otherwise the caller's own. */
  ofAnybody?: boolean
  /** Refuses what the lifecycle cannot know, writes what goes with the move, and returns the other columns to write. */
  apply?: (tx: Transaction, before: Schema<'CashShift'>) => Promise<Updateable<Tables['cash_shift']>>
  reason?: string
}

/** Takes a cash shift one step further. The lock waits for payments under way: they hold their shift until they are stored. */
export const transitionCashShift = (
  call: Pick<Call<'resumeCashShift'>, 'database' | 'caller' | 'now' | 'path'> & { body: { version: number } },
  { action, event, ofAnybody = false, apply, reason }: Move,
): Promise<Schema<'CashShift'>> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'cash_shift',
    id: path.id,
    read: (tx) =>
      cashShiftRows(tx, caller)
        .where('cash_shift.id', '=', path.id)
        .$if(!ofAnybody, (shifts) => shifts.where('cash_shift.user_id', '=', caller.user_id))
        .executeTakeFirst(),
    move: {
      to: ({ state }: Schema<'CashShift'>) => nextState(cashShiftMachine, state, event),
      refusal: 'cashShiftNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, state }) => ({ ...(await apply?.(tx, before)), state, updated_at: now.toISOString() }),
    action,
    reason: () => reason || null,
  })
}
