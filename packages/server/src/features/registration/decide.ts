import type { Schema } from '@clinic/api'
import type { ReviewEvent } from '@clinic/core/registration'
import type { Transaction } from '../../database/schema'
import type { Call } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { type Outcome, transitionRegistration } from './transition-registration'

/** Decides a registration of the caller's clinic. Of two concurrent decisions the second is told the first. */
export const decide = (
  call: Call<'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration'>,
  event: ReviewEvent,
  apply: (tx: Transaction, registration: Schema<'Registration'>) => Promise<Outcome>,
) =>
  withIdempotency(call, (tx) => {
    const { path, body, caller, now } = call
    return transitionRegistration(tx, caller, { id: path.id, version: body.version, event, now, apply })
  })
