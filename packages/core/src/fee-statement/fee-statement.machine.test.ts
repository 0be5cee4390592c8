import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { feeStatementModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type FeeStatementState, feeStatementMachine } from './fee-statement.machine'

provesLifecycle('a fee statement', feeStatementMachine, feeStatementModel, {
  states: { beingEarned: 'open', checked: 'reviewed', agreed: 'approved', transferred: 'paid' },
  events: {
    checkLines: 'feeStatement.review',
    askAgain: 'feeStatement.reopen',
    agree: 'feeStatement.approve',
    transfer: 'feeStatement.pay',
  },
})

it('a fee statement has the states of the contract', () => {
  expectTypeOf<FeeStatementState>().toEqualTypeOf<Schema<'FeeStatementState'>>()
})
