import type { Schema } from '@clinic/api'
import { type InvoiceEvent, type InvoiceState, invoiceMachine } from '@clinic/core/invoice'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { expireApproval } from '../approval/expire-approval'
import { followInvoice } from '../instalment/follow-invoice'
import { wholeInvoice } from './whole-invoice'
import { writeInvoiceEvent } from './write-invoice-event'

interface Move {
  /** What the audit calls it. */
  action: string
  event: InvoiceEvent | ((before: Schema<'Invoice'>) => InvoiceEvent)
  /** Locks what goes before the invoice. */
  lockOwner?: (tx: Transaction, found: Schema<'Invoice'>) => Promise<unknown>
  /** Refuses what the lifecycle cannot know, writes what goes with the move, and returns the columns to write. */
  apply?: (tx: Transaction, before: Schema<'Invoice'>) => Promise<Updateable<Tables['invoice']>>
  /** A move that follows at once: an invoice of nothing to pay is paid as it is issued. */
  next?: (before: Schema<'Invoice'>) => InvoiceEvent | null
  reason?: string
}

/** Takes an invoice of the caller's clinic one step further. Of two who do so at once, the second is told what the first did. */
export const transitionInvoice = (
  call: Pick<Call<'issueInvoice'>, 'database' | 'caller' | 'now' | 'path'> & { body: { version: number } },
  { action, event, lockOwner, apply, next, reason }: Move,
): Promise<Schema<'Invoice'>> => {
  const { database, now, body } = call
  const { id } = call.path
  const eventOf = typeof event === 'function' ? event : () => event
  const movesFrom = (before: Schema<'Invoice'>, state: InvoiceState) => {
    const first = { event: eventOf(before).type, from_state: before.state, to_state: state }
    const further = next?.(before)
    const last = further ? nextState(invoiceMachine, state, further) : null
    return further && last ? [first, { event: further.type, from_state: state, to_state: last }] : [first]
  }
  return changeRow(database, call.caller, {
    table: 'invoice',
    id,
    read: (tx) => wholeInvoice(tx, call, id),
    ...(lockOwner && { lockOwner }),
    move: {
      to: (before: Schema<'Invoice'>) => nextState(invoiceMachine, before.state, eventOf(before)),
      refusal: 'invoiceNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, state }) => ({
      ...(await apply?.(tx, before)),
      state: movesFrom(before, state).at(-1)?.to_state ?? state,
      updated_at: now.toISOString(),
    }),
    async follow({ tx, before, state }) {
      for (const move of movesFrom(before, state))
        await writeInvoiceEvent(tx, call, { invoice_id: id, ...move, ...(reason !== undefined && { reason }) })
      const last = movesFrom(before, state).at(-1)?.to_state ?? state
      if (before.state === 'draft') await expireApproval(tx, call, id)
      await followInvoice(tx, call, { id, patient_id: before.patient.id, state: last })
    },
    action,
    reason: () => reason ?? null,
  })
}
