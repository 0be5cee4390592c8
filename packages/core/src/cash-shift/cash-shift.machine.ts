import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of a cash shift: payments are taken while it is open; it is closed after the drawer was counted. */
export const cashShiftMachine = setup({
  types: {
    events: {} as { type: 'cashShift.count' } | { type: 'cashShift.resume' } | { type: 'cashShift.close' },
  },
}).createMachine({
  id: 'cashShift',
  initial: 'open',
  states: {
    open: { on: { 'cashShift.count': 'counted' } },
    counted: { on: { 'cashShift.resume': 'open', 'cashShift.close': 'closed' } },
    closed: { type: 'final' },
  },
})

export type CashShiftEvent = EventFrom<typeof cashShiftMachine>
export type CashShiftState = StateValueFrom<typeof cashShiftMachine>
