import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { reviewModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type ReviewState, reviewMachine } from './review.machine'

provesLifecycle('the review of a registration', reviewMachine, reviewModel, {
  states: { sentIn: 'submitted', newPatient: 'accepted', joined: 'merged', turnedDown: 'rejected', tooOld: 'expired' },
  events: {
    takeAsNewPatient: 'review.accept',
    joinWithKnownPatient: 'review.merge',
    turnDown: 'review.reject',
    leaveTooLong: 'review.expired',
  },
})

it('the review of a registration has the states of the contract', () => {
  expectTypeOf<ReviewState>().toEqualTypeOf<Schema<'RegistrationState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - accept leads to merged; 'review.expired' removed; it begins with accepted
// - a decided registration can be rejected; a state the contract does not know
