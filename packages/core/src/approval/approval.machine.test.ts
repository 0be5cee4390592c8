import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { approvalModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type ApprovalState, approvalMachine } from './approval.machine'

provesLifecycle('an approval', approvalMachine, approvalModel, {
  states: {
    waiting: 'requested',
    allowed: 'granted',
    declined: 'refused',
    takenBack: 'withdrawn',
    leftBehind: 'expired',
  },
  events: {
    sayYes: 'approval.grant',
    sayNo: 'approval.refuse',
    thinkBetter: 'approval.withdraw',
    discardTheDraft: 'approval.expire',
  },
})

it('an approval has the states of the contract', () => {
  expectTypeOf<ApprovalState>().toEqualTypeOf<Schema<'ApprovalState'>>()
})
