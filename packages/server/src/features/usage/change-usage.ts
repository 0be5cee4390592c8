import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type UsageEvent, usageMachine } from '@clinic/core/usage'
import type { UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { usageById } from './usage-by-id'

interface Change {
  event: UsageEvent
  /** What the audit calls it. */
  action: 'post' | 'cancel'
  reason?: string
  /** Refuses what cannot be, moves the stock, and returns what else is written. */
  apply?: (tx: Transaction, before: Schema<'Usage'>) => Promise<UpdateObject<Tables, 'medicine_transaction'>>
}

/** Decides on what a treatment used. Of two who do so at once, the second is told what the first did. */
export const changeUsage = (
  {
    database,
    caller,
    now,
    path: { id },
    body: { version },
  }: Omit<Call<'cancelUsage'>, 'operationId' | 'body'> & {
    body: { version: number }
  },
  { event, action, reason = '', apply }: Change,
) =>
  changeRow(database, caller, {
    table: 'medicine_transaction',
    id,
    read: (tx) => usageById(tx, { caller, now }, id),
    move: {
      to: (before: Schema<'Usage'>) => nextState(usageMachine, before.state, event),
      refusal: 'transactionNotNow',
    },
    version,
    async apply({ tx, before, state }) {
      const at = now.toISOString()
      const stage = { state, by: caller.name, at, reason }
      const columns = await apply?.(tx, before)
      return { state, stages: JSON.stringify([...before.stages, stage]), updated_at: at, ...columns }
    },
    action,
    people: ({ patient }) => ({ patient: [patient.id] }),
    reason: () => reason || null,
  })
