import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { claimModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type ClaimState, claimMachine } from './claim.machine'

provesLifecycle('a claim', claimMachine, claimModel, {
  states: {
    prepared: 'draft',
    sent: 'submitted',
    examined: 'in_review',
    granted: 'approved',
    grantedInPart: 'partially_approved',
    refused: 'rejected',
    contested: 'appealed',
    received: 'paid',
    patients: 'transferred',
    givenUp: 'written_off',
    takenBack: 'withdrawn',
  },
  events: {
    send: 'claim.submit',
    examine: 'claim.review',
    grantWhole: 'claim.approve',
    grantSome: 'claim.approvePart',
    refuse: 'claim.reject',
    contest: 'claim.appeal',
    receiveSome: 'claim.payPart',
    receiveLast: 'claim.payAll',
    settleRefused: 'claim.settlePart',
    settleRefusedLast: 'claim.settleLast',
    bookOut: 'claim.reverse',
    bookOutOfSome: 'claim.reversePart',
    askPatient: 'claim.charge',
    giveUp: 'claim.writeOff',
    takeBack: 'claim.withdraw',
  },
})

it('a claim has the states of the contract', () => {
  expectTypeOf<ClaimState>().toEqualTypeOf<Schema<'ClaimState'>>()
})
