import { setup } from 'xstate'

/** The product's promises while the connection comes and goes. */
export const networkModel = setup({
  types: { events: {} as { type: 'lose' } | { type: 'restore' } },
}).createMachine({
  id: 'network',
  initial: 'online',
  states: {
    online: { on: { lose: 'offline', restore: 'online' } },
    offline: { on: { lose: 'offline', restore: 'online' } },
  },
})
