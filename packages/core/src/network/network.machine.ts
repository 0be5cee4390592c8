import { fromCallback, type NonReducibleUnknown, setup } from 'xstate'

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.restored' }

/** Whether the browser says it has a connection. */
export const networkMachine = setup({
  types: {
    context: {} as { startedOnline: boolean },
    input: {} as { online: boolean },
    events: {} as NetworkEvent,
    tags: {} as 'offline',
  },
  actors: { watchNetwork: fromCallback<NetworkEvent, NonReducibleUnknown>(() => {}) },
  guards: { startedOnline: ({ context }) => context.startedOnline },
}).createMachine({
  id: 'network',
  context: ({ input }) => ({ startedOnline: input.online }),
  invoke: { src: 'watchNetwork' },
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'startedOnline', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'network.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'network.restored': 'online' } },
  },
})
