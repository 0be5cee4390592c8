import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of a registration in the hands of the front office; the web and the server both obey it. */
export const reviewMachine = setup({
  types: {
    events: {} as
      | { type: 'review.accept' }
      | { type: 'review.merge' }
      | { type: 'review.reject' }
      | { type: 'review.expired' },
  },
}).createMachine({
  id: 'review',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'review.accept': 'accepted',
        'review.merge': 'merged',
        'review.reject': 'rejected',
        'review.expired': 'expired',
      },
    },
    accepted: { type: 'final' },
    merged: { type: 'final' },
    rejected: { type: 'final' },
    expired: { type: 'final' },
  },
})

export type ReviewState = StateValueFrom<typeof reviewMachine>
export type ReviewEvent = EventFrom<typeof reviewMachine>
