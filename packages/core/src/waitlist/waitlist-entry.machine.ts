import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of an entry of the waiting list, from the wish of a patient to a time; the web and the server both obey it. */
export const waitlistEntryMachine = setup({
  types: {
    events: {} as
      | { type: 'waitlistEntry.update' }
      | { type: 'waitlistEntry.book' }
      | { type: 'waitlistEntry.withdraw' },
  },
}).createMachine({
  id: 'waitlistEntry',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'waitlistEntry.update': 'waiting',
        'waitlistEntry.book': 'booked',
        'waitlistEntry.withdraw': 'withdrawn',
      },
    },
    booked: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export type WaitlistEntryState = StateValueFrom<typeof waitlistEntryMachine>
export type WaitlistEntryEvent = EventFrom<typeof waitlistEntryMachine>
