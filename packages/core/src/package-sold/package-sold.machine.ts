import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of a package that a patient bought. It is active until its sessions are used, its last day is over, or the rest is refunded. The void of
 * an invoice gives sessions back. Whether a use is the last one, whoever sends the event has counted; expiring is told by the calendar.
 */
export const packageSoldMachine = setup({
  types: {
    events: {} as
      | { type: 'packageSold.use' }
      | { type: 'packageSold.useLast' }
      | { type: 'packageSold.giveBack' }
      | { type: 'packageSold.expire' }
      | { type: 'packageSold.extend' }
      | { type: 'packageSold.refund' }
      | { type: 'packageSold.void' },
  },
}).createMachine({
  id: 'packageSold',
  initial: 'active',
  states: {
    active: {
      on: {
        'packageSold.use': 'active',
        'packageSold.useLast': 'exhausted',
        'packageSold.giveBack': 'active',
        'packageSold.expire': 'expired',
        'packageSold.extend': 'active',
        'packageSold.refund': 'refunded',
        'packageSold.void': 'void',
      },
    },
    exhausted: { on: { 'packageSold.giveBack': 'active' } },
    expired: {
      on: { 'packageSold.giveBack': 'expired', 'packageSold.extend': 'active', 'packageSold.void': 'void' },
    },
    refunded: { type: 'final' },
    void: { type: 'final' },
  },
})

export type PackageSoldEvent = EventFrom<typeof packageSoldMachine>
export type PackageSoldState = StateValueFrom<typeof packageSoldMachine>
