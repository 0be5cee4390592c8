import { type EventFrom, setup } from 'xstate'

/** The lifecycle of what a treatment used: proposed as it is signed, then taken from the stock or not; what was taken is put right by an adjustment. */
export const usageMachine = setup({
  types: { events: {} as { type: 'usage.post' } | { type: 'usage.cancel' } },
}).createMachine({
  id: 'usage',
  initial: 'draft',
  states: {
    draft: { on: { 'usage.post': 'posted', 'usage.cancel': 'cancelled' } },
    posted: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type UsageEvent = EventFrom<typeof usageMachine>
