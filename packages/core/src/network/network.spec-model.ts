import { setup } from 'xstate'

/** What the product promises while the connection comes and goes. */
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
