import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type ReviewEvent, reviewMachine } from '@clinic/core/registration'
import type { Actor } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { registrationAction } from '../../domain/registration/registration-action'
import { registrationColumns } from '../../domain/registration/registration-columns'
import { changeRow } from '../../use-case/change-row'

type Registration = Schema<'Registration'>

/** The columns a decision sets on the registration. */
export interface Outcome {
  patient_id?: number
  reason?: string
}

interface Move {
  id: number
  version: number
  event: ReviewEvent
  now: Date
  apply?: (tx: Transaction, registration: Registration) => Promise<Outcome>
}

/** Moves a registration of the actor's clinic to where a decision, or the lack of one, takes it. */
export const transitionRegistration = (
  tx: Transaction,
  actor: Actor,
  { id, version, event, now, apply }: Move,
): Promise<Registration> =>
  changeRow(tx, actor, {
    table: 'registration',
    id,
    read: () => registrationOf(tx, actor, id),
    move: { to: ({ state }) => nextState(reviewMachine, state, event), refusal: 'registrationDecided' },
    version,
    async apply({ before, state }) {
      const outcome = await apply?.(tx, before)
      return { ...outcome, state, decided_at: now, decided_by: 'name' in actor ? actor.name : null }
    },
    action: (_, { state }) => registrationAction[state],
    reason: ({ reason }) => reason,
  })

const registrationOf = (tx: Transaction, { company_id, clinic_id }: Actor, id: number) =>
  tx
    .selectFrom('registration')
    .select(registrationColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
