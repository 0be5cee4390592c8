import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of a stock count: planned, counted blind against what was frozen as it started, reviewed, and posted. What was counted in
 * doubt goes back to be counted again; what is posted is put right by another count or an adjustment.
 */
export const stockCountMachine = setup({
  types: {
    events: {} as
      | { type: 'stockCount.write' }
      | { type: 'stockCount.start' }
      | { type: 'stockCount.count' }
      | { type: 'stockCount.compare' }
      | { type: 'stockCount.recount' }
      | { type: 'stockCount.post' }
      | { type: 'stockCount.cancel' },
  },
}).createMachine({
  id: 'stockCount',
  initial: 'draft',
  states: {
    draft: {
      on: { 'stockCount.write': 'draft', 'stockCount.start': 'counting', 'stockCount.cancel': 'cancelled' },
    },
    counting: {
      on: { 'stockCount.count': 'counting', 'stockCount.compare': 'review', 'stockCount.cancel': 'cancelled' },
    },
    review: {
      on: { 'stockCount.recount': 'counting', 'stockCount.post': 'posted', 'stockCount.cancel': 'cancelled' },
    },
    posted: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type StockCountEvent = EventFrom<typeof stockCountMachine>
