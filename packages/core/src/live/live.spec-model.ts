import { setup } from 'xstate'

/** The product's promises about a window's data: it is current, or the window says since when it may not be. */
export const liveModel = setup({
  types: {
    events: {} as
      | { type: 'open' }
      | { type: 'lose' }
      /** the pause before the next try passes */
      | { type: 'wait' }
      | { type: 'restore' }
      | { type: 'hide' }
      | { type: 'show' },
  },
}).createMachine({
  id: 'live',
  initial: 'connecting',
  states: {
    connecting: { on: { open: 'live', lose: 'stale', hide: 'hidden' } },
    live: { on: { lose: 'stale', hide: 'hidden' } },
    /** the note is shown */
    stale: { on: { wait: 'retrying', restore: 'retrying', hide: 'hiddenStale' } },
    /** and stays until the stream is there again */
    retrying: { on: { open: 'live', lose: 'stale', hide: 'hiddenStale' } },
    hidden: { on: { show: 'connecting' } },
    hiddenStale: { on: { show: 'retrying' } },
  },
})
