import { setup } from 'xstate'

/** The product's promises about a display: it shows the queue, or says since when it may be stale, or that its link has ended. */
export const displayModel = setup({
  types: {
    events: {} as
      | { type: 'receive' }
      | { type: 'fail' }
      /** the pause before the next request passes */
      | { type: 'wait' }
      | { type: 'restore' }
      | { type: 'revoke' },
  },
}).createMachine({
  id: 'display',
  initial: 'connecting',
  states: {
    connecting: { on: { receive: 'shown', fail: 'unreachable', revoke: 'revoked' } },
    unreachable: { on: { wait: 'connecting', restore: 'connecting' } },
    shown: { on: { wait: 'refreshing', restore: 'refreshing' } },
    refreshing: { on: { receive: 'shown', fail: 'doubtful', revoke: 'revoked' } },
    /** one request was lost, which nobody is told */
    doubtful: { on: { wait: 'retrying', restore: 'retrying' } },
    retrying: { on: { receive: 'shown', fail: 'stale', revoke: 'revoked' } },
    stale: { on: { wait: 'staleRetrying', restore: 'staleRetrying' } },
    staleRetrying: { on: { receive: 'shown', fail: 'stale', revoke: 'revoked' } },
    revoked: { on: { wait: 'doubting' } },
    /** something else may have answered in place of the server */
    doubting: { on: { receive: 'shown', fail: 'revoked', revoke: 'revoked' } },
  },
})
