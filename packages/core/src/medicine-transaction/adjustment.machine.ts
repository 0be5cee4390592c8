import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of an adjustment: who finds a difference asks, the manager decides; what was posted is put right by another one. A return
 * to a supplier takes the same way.
 */
export const adjustmentMachine = setup({
  types: {
    events: {} as
      | { type: 'adjustment.write' }
      | { type: 'adjustment.request' }
      | { type: 'adjustment.post' }
      | { type: 'adjustment.refuse' }
      | { type: 'adjustment.cancel' },
  },
}).createMachine({
  id: 'adjustment',
  initial: 'draft',
  states: {
    draft: {
      on: {
        'adjustment.write': 'draft',
        'adjustment.request': 'requested',
        'adjustment.cancel': 'cancelled',
      },
    },
    requested: {
      on: {
        'adjustment.post': 'posted',
        'adjustment.refuse': 'refused',
        'adjustment.cancel': 'cancelled',
      },
    },
    posted: { type: 'final' },
    refused: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type AdjustmentEvent = EventFrom<typeof adjustmentMachine>
