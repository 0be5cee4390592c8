import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of an approval: asked for at the desk, it waits until the manager answers, the desk takes it back, or what it was asked for is there no
 * more. Whether a granted one still covers what a draft takes off is no state: `coversDiscount` says it.
 */
export const approvalMachine = setup({
  types: {
    events: {} as
      | { type: 'approval.grant' }
      | { type: 'approval.refuse' }
      | { type: 'approval.withdraw' }
      | { type: 'approval.expire' },
  },
}).createMachine({
  id: 'approval',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'approval.grant': 'granted',
        'approval.refuse': 'refused',
        'approval.withdraw': 'withdrawn',
        'approval.expire': 'expired',
      },
    },
    granted: { type: 'final' },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
  },
})

export type ApprovalEvent = EventFrom<typeof approvalMachine>
export type ApprovalState = StateValueFrom<typeof approvalMachine>
