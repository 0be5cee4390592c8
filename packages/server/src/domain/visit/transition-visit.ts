import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type VisitEvent, visitMachine } from '@clinic/core/visit'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { refuseBroken } from './check-visit'
import { wholeVisits } from './visit-rows'
import { writeVisitEvent } from './write-visit-event'

interface Move {
  /** What the audit calls it. */
  action: string
  event: VisitEvent
  /** Locks what is written with the visit, and by others before it. */
  lockOwner?: (tx: Transaction, found: Schema<'Visit'>) => Promise<void>
  /** Refuses what the lifecycle cannot know, and returns the columns to write. */
  apply?: (tx: Transaction, before: Schema<'Visit'>) => Promise<Updateable<Tables['visit']>>
  reason?: string
  /** Whether a dentist may move the visit of another one. */
  ofAllDentists?: boolean
}

/** Takes a visit of the caller's clinic one step further. Of two who do so at once, the second is told what the first did. */
export const transitionVisit = (
  { database, caller, now, path: { id }, body }: Omit<Call<'requeueVisit'>, 'operationId'>,
  { action, event, lockOwner, apply, reason, ofAllDentists }: Move,
): Promise<Schema<'Visit'>> =>
  changeRow(database, caller, {
    table: 'visit',
    id,
    read: (tx) => wholeVisits(tx, { caller, ofAllDentists }).where('visit.id', '=', id).executeTakeFirst(),
    lockOwner,
    move: {
      to: (before: Schema<'Visit'>) => nextState(visitMachine, before.state, event),
      refusal: 'visitNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, state }) => ({
      ...(await apply?.(tx, before)),
      state,
      state_since: now.toISOString(),
      updated_at: now.toISOString(),
    }),
    follow: ({ tx, before, state }) =>
      writeVisitEvent(tx, caller, {
        visit_id: id,
        event: event.type,
        from_state: before.state,
        to_state: state,
        reason,
        now,
      }),
    action,
    reason: () => reason ?? null,
  }).catch((error: unknown) => refuseBroken(error))
