import { setup } from 'xstate'

/** The spec model of a cash shift: nothing is taken into a drawer that is being counted, and no drawer is closed uncounted. */
export const cashShiftModel = setup({
  types: { events: {} as { type: 'countDrawer' } | { type: 'goOnTaking' } | { type: 'handOver' } },
}).createMachine({
  id: 'cashShift',
  initial: 'takingMoney',
  states: {
    takingMoney: { on: { countDrawer: 'drawerCounted' } },
    drawerCounted: { on: { goOnTaking: 'takingMoney', handOver: 'handedOver' } },
    handedOver: {},
  },
})
