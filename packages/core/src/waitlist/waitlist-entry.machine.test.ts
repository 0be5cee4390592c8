import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { waitlistEntryModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type WaitlistEntryState, waitlistEntryMachine } from './waitlist-entry.machine'

provesLifecycle('a waitlist entry', waitlistEntryMachine, waitlistEntryModel, {
  states: { wishing: 'waiting', served: 'booked', givenUp: 'withdrawn' },
  events: {
    wishOtherwise: 'waitlistEntry.update',
    getTime: 'waitlistEntry.book',
    giveUp: 'waitlistEntry.withdraw',
  },
})

it('a waitlist entry has the states of the contract', () => {
  expectTypeOf<WaitlistEntryState>().toEqualTypeOf<Schema<'WaitlistEntryState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - book leads to withdrawn; withdraw removed; update removed; a withdrawn one can be booked; it begins booked
