import { setup } from 'xstate'

/** The spec model of a transfer: a box is packed, or unpacked again; a driver takes it, and at the other clinic it is opened and counted. */
export const transferModel = setup({
  types: { events: {} as { type: 'packOn' } | { type: 'handToDriver' } | { type: 'open' } | { type: 'unpack' } },
}).createMachine({
  id: 'transfer',
  initial: 'beingPacked',
  states: {
    beingPacked: { on: { packOn: 'beingPacked', handToDriver: 'onTheRoad', unpack: 'unpacked' } },
    onTheRoad: { on: { open: 'there' } },
    there: {},
    unpacked: {},
  },
})
