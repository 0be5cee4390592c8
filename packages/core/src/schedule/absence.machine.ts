import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of an absence, from the request to the decision; the web and the server both obey it. */
export const absenceMachine = setup({
  types: {
    events: {} as { type: 'absence.approve' } | { type: 'absence.reject' } | { type: 'absence.cancel' },
  },
}).createMachine({
  id: 'absence',
  initial: 'requested',
  states: {
    requested: {
      on: { 'absence.approve': 'approved', 'absence.reject': 'rejected', 'absence.cancel': 'cancelled' },
    },
    approved: { on: { 'absence.cancel': 'cancelled' } },
    rejected: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type AbsenceState = StateValueFrom<typeof absenceMachine>
export type AbsenceEvent = EventFrom<typeof absenceMachine>
