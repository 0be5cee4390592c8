import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of the login account of a person who works here; the web and the server both obey it. The clock decides when a
 * link expires. Disabling ends an open link too, so an account without a password is enabled by `enableUnused` and needs a new
 * link.
 */
export const accountMachine = setup({
  types: {
    events: {} as
      | { type: 'account.invite' }
      | { type: 'account.renew' }
      | { type: 'account.accept' }
      | { type: 'account.linkExpired' }
      /** Forgotten: the password ends, and a link sets another one. */
      | { type: 'account.reset' }
      | { type: 'account.disable' }
      | { type: 'account.enable' }
      | { type: 'account.enableUnused' },
  },
}).createMachine({
  id: 'loginAccount',
  initial: 'none',
  states: {
    none: { on: { 'account.invite': 'invited' } },
    invited: {
      on: {
        'account.renew': 'invited',
        'account.accept': 'active',
        'account.linkExpired': 'expired',
        'account.disable': 'disabled',
      },
    },
    expired: { on: { 'account.renew': 'invited', 'account.disable': 'disabled' } },
    active: { on: { 'account.reset': 'invited', 'account.disable': 'disabled' } },
    disabled: { on: { 'account.enable': 'active', 'account.enableUnused': 'expired' } },
  },
})

export type AccountState = StateValueFrom<typeof accountMachine>
export type AccountEvent = EventFrom<typeof accountMachine>
