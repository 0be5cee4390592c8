import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type AccountEvent, accountMachine } from './index'

const accountEvents: AccountEvent['type'][] = [
  'account.invite',
  'account.renew',
  'account.accept',
  'account.linkExpired',
  'account.reset',
  'account.disable',
  'account.enable',
  'account.enableUnused',
]

const notOfAccount = (...taken: AccountEvent['type'][]) => accountEvents.filter((type) => !taken.includes(type))

provesMachine('login-account/login-account.machine.ts', accountMachine, {
  start: () => createActor(accountMachine),
  events: accountEvents.map((type) => ({ type })),
  ignored: {
    none: notOfAccount('account.invite'),
    invited: ['account.invite', 'account.reset', 'account.enable', 'account.enableUnused'],
    expired: notOfAccount('account.renew', 'account.disable'),
    active: notOfAccount('account.reset', 'account.disable'),
    disabled: notOfAccount('account.enable', 'account.enableUnused'),
  },
})
