import type { Schema } from '@clinic/api'
import { type FeeStatementEvent, feeStatementMachine } from '@clinic/core/fee-statement'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { wholeStatement } from '../../domain/fee-share/statement-rows'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface Move {
  /** What the audit calls it. */
  action: string
  event: FeeStatementEvent
  /** Refuses what the lifecycle cannot know, writes what goes with the move, and returns the other columns to write. */
  apply: (tx: Transaction, before: Schema<'FeeStatement'>) => Promise<Updateable<Tables['fee_statement']>>
  reason?: string
}

/** Takes a fee statement of the caller's clinic one step further. */
export const transitionFeeStatement = (
  call: Pick<Call<'payFeeStatement'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, apply, reason }: Move,
): Promise<Schema<'FeeStatement'>> => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'fee_statement',
    id: path.id,
    read: (tx) => wholeStatement(tx, { caller, now }, path.id),
    move: {
      to: ({ state }: Schema<'FeeStatement'>) => nextState(feeStatementMachine, state, event),
      refusal: 'feeStatementNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, state }) => ({ ...(await apply(tx, before)), state, updated_at: now.toISOString() }),
    action,
    reason: () => reason ?? null,
  })
}
