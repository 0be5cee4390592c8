import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { accountModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type AccountState, accountMachine } from './login-account.machine'

provesLifecycle('a login account', accountMachine, accountModel, {
  states: { withoutAccount: 'none', asked: 'invited', late: 'expired', signsIn: 'active', shutOut: 'disabled' },
  events: {
    sendLink: 'account.invite',
    sendOtherLink: 'account.renew',
    setPassword: 'account.accept',
    leaveLinkUnused: 'account.linkExpired',
    forgetPassword: 'account.reset',
    shutOut: 'account.disable',
    letIn: 'account.enable',
    letInWithoutPassword: 'account.enableUnused',
  },
})

it('a login account has the states of the contract', () => {
  expectTypeOf<AccountState>().toEqualTypeOf<Schema<'AccountState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - enable leads to expired; enableUnused removed; a link never expires; an active one is renewed
// - accept leads to invited; it begins invited
