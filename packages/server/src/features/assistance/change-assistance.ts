import type { Schema } from '@clinic/api'
import { type AssistanceEvent, assistanceMachine } from '@clinic/core/assistance'
import { nextState } from '@clinic/core/lifecycle'
import type { UpdateObject } from 'kysely'
import { DatabaseError } from 'pg'
import type { Tables, Transaction } from '../../database/schema'
import { ownStaff } from '../../domain/assistance/own-staff'
import { heldVisit } from '../../domain/visit/held-visit'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { assistanceRows } from './assistance-rows'

type Assistance = Schema<'Assistance'>

interface Change {
  /** What the audit calls it. */
  action: string
  /** The step of the lifecycle; nothing where it stays as it is, in one of the states given. */
  event: (before: Assistance) => AssistanceEvent | readonly Assistance['state'][]
  /** Refuses what the lifecycle cannot know, writes what belongs to it, and returns the columns to write. */
  apply: (tx: Transaction, before: Assistance, visit: Schema<'Visit'>) => Promise<UpdateObject<Tables, 'assistance'>>
  /** Writes elsewhere what follows. */
  follow?: (tx: Transaction, before: Assistance) => Promise<unknown>
  /** Whether any assistant may change it, not only the one who assists. */
  ofAll?: boolean
  reason?: string
}

/** Changes one assistance. Its visit is held meanwhile: who takes on a role and who hands it over come one after another. */
export const changeAssistance = (
  { database, caller, now, path: { id }, body }: Omit<Call<'startAssistance'>, 'operationId'>,
  { action, event, apply, follow, ofAll = false, reason }: Change,
): Promise<Assistance> =>
  changeRow<'assistance', Assistance, Schema<'Visit'>, Assistance['state']>(database, caller, {
    table: 'assistance',
    id,
    async read(tx) {
      const staff = await ownStaff(tx, caller)
      return assistanceRows(tx, caller)
        .where('assistance.id', '=', id)
        .$if(!ofAll, (own) => own.where('assistance.staff_id', '=', staff?.id ?? 0))
        .executeTakeFirst()
    },
    lockOwner: (tx, { visit_id }) => heldVisit(tx, caller, visit_id),
    move: {
      to(before: Assistance) {
        const step = event(before)
        if ('type' in step) return nextState(assistanceMachine, before.state, step)
        return step.includes(before.state) ? before.state : null
      },
      refusal: 'assistanceNotNow',
    },
    version: body.version,
    apply: async ({ tx, before, owner, state }) => ({
      ...(await apply(tx, before, owner)),
      state,
      updated_at: now.toISOString(),
    }),
    follow: async ({ tx, before }) => follow?.(tx, before),
    action,
    reason: () => reason ?? null,
  }).catch((error: unknown) => {
    const isRunning = error instanceof DatabaseError && error.constraint === 'assistance_running'
    throw isRunning ? new Refusal(409, 'assistsElsewhere') : error
  })
