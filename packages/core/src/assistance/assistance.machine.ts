import { type EventFrom, setup } from 'xstate'

/** The lifecycle of an assistant's work on one visit: the chair is prepared and the dentist assisted, or somebody else takes over. */
export const assistanceMachine = setup({
  types: {
    events: {} as
      | { type: 'assistance.prepare' }
      | { type: 'assistance.start' }
      | { type: 'assistance.stop' }
      | { type: 'assistance.reassign' },
  },
}).createMachine({
  id: 'assistance',
  initial: 'assigned',
  states: {
    assigned: { on: { 'assistance.prepare': 'preparing', 'assistance.reassign': 'reassigned' } },
    preparing: { on: { 'assistance.start': 'assisting', 'assistance.reassign': 'reassigned' } },
    assisting: { on: { 'assistance.stop': 'done', 'assistance.reassign': 'reassigned' } },
    done: { type: 'final' },
    reassigned: { type: 'final' },
  },
})

export type AssistanceEvent = EventFrom<typeof assistanceMachine>
