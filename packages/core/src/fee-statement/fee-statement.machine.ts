import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of a fee statement: computed while it is open, looked at before it is approved, and what it is from then on. */
export const feeStatementMachine = setup({
  types: {
    events: {} as
      | { type: 'feeStatement.review' }
      | { type: 'feeStatement.reopen' }
      | { type: 'feeStatement.approve' }
      | { type: 'feeStatement.pay' },
  },
}).createMachine({
  id: 'feeStatement',
  initial: 'open',
  states: {
    open: { on: { 'feeStatement.review': 'reviewed' } },
    reviewed: { on: { 'feeStatement.reopen': 'open', 'feeStatement.approve': 'approved' } },
    approved: { on: { 'feeStatement.pay': 'paid' } },
    paid: { type: 'final' },
  },
})

export type FeeStatementEvent = EventFrom<typeof feeStatementMachine>
export type FeeStatementState = StateValueFrom<typeof feeStatementMachine>
