import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type ReviewEvent, reviewMachine } from '@clinic/core/registration'
import { type Actor, recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { registrationAction } from '../../domain/registration/registration-action'
import { registrationColumns } from '../../domain/registration/registration-columns'
import type { Call } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

type Registration = Schema<'Registration'>

/** What a decision leaves on the registration. */
interface Outcome {
  patient_id?: number
  reason?: string
}

/** Decides a registration of the caller's clinic. Of two who decide at once, the second is told what the first decided. */
export const decide = (
  call: Call<'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration'>,
  event: ReviewEvent,
  carryOut: (tx: Transaction, registration: Registration) => Promise<Outcome>,
) =>
  withIdempotency(call, async (tx) => {
    const { company_id, clinic_id } = call.caller
    const registration = await tx
      .selectFrom('registration')
      .select(registrationColumns)
      .where((eb) => eb.and({ company_id, clinic_id, id: call.path.id }))
      .forUpdate()
      .executeTakeFirst()
    if (!registration) throw new Refusal(404, 'notFound')
    const state = nextState(reviewMachine, registration.state, event)
    if (!state) throw new Refusal(409, 'registrationDecided', { current: registration })
    if (registration.version !== call.body.version)
      throw new Refusal(409, 'changedMeanwhile', { current: registration })
    const outcome = await carryOut(tx, registration)
    return settle(tx, call.caller, { registration, state, outcome, now: call.now })
  })

/** Writes a decision down. */
export async function settle(
  tx: Transaction,
  actor: Actor,
  {
    registration,
    state,
    outcome,
    now,
  }: { registration: Registration; state: Registration['state']; outcome: Outcome; now: Date },
): Promise<Registration> {
  const { company_id, clinic_id } = actor
  const decided_by = 'name' in actor ? actor.name : null
  const after = await tx
    .updateTable('registration')
    .set({ ...outcome, state, decided_at: now, decided_by, version: registration.version + 1 })
    .where((eb) => eb.and({ company_id, clinic_id, id: registration.id }))
    .returning(registrationColumns)
    .executeTakeFirstOrThrow()
  recordEvent(tx, actor, {
    action: registrationAction[state],
    object: 'registration',
    object_id: registration.id,
    before: registration,
    after,
    reason: outcome.reason,
  })
  return after
}
