import type { Schema, SessionEnd } from '@clinic/api'
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../unprovided'
import type { Credentials } from './login-problems'

export type Account = Schema<'Account'>

/** The session of the signed-in user. The token is kept outside; the machine learns only once whether one is stored. */
export const sessionMachine = setup({
  types: {
    context: {} as { hasToken: boolean; account: Account | null; error: string | null },
    input: {} as { hasToken: boolean },
    events: {} as
      | { type: 'session.login'; credentials: Credentials }
      | { type: 'session.logout' }
      | { type: 'session.expired'; why?: SessionEnd | undefined },
    emitted: {} as
      | { type: 'loggedIn'; account: Account }
      | { type: 'loggedOut'; reason: 'asked' }
      | { type: 'loggedOut'; reason: 'expired'; why?: SessionEnd | undefined },
    tags: {} as 'busy',
  },
  actors: {
    fetchAccount: fromPromise<Account>(unprovided('account')),
    login: fromPromise<Account, Credentials>(unprovided('login')),
    logout: fromPromise<void>(unprovided('logout')),
  },
  actions: {
    setAccount: assign({ account: (_, params: { account: Account }) => params.account }),
    clearAccount: assign({ account: null }),
    setError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearError: assign({ error: null }),
  },
  delays: { patience: 5_000 },
  guards: {
    tokenIsStored: ({ context }) => context.hasToken,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ hasToken: input.hasToken, account: null, error: null }),
  initial: 'unknown',
  on: {
    'session.expired': {
      target: '.loggedOut',
      actions: ['clearAccount', emit(({ event }) => ({ type: 'loggedOut', reason: 'expired', why: event.why }))],
    },
  },
  states: {
    unknown: { always: [{ guard: 'tokenIsStored', target: 'restoring' }, { target: 'loggedOut' }] },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'fetchAccount',
        onDone: {
          target: 'loggedIn',
          actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: 'loggedOut', // the specification: no message when the account cannot be fetched
      },
    },
    loggedOut: { on: { 'session.login': { target: 'loggingIn', actions: 'clearError' } } },
    loggingIn: {
      tags: 'busy',
      on: { 'session.expired': {} }, // here a 401 means "wrong password", and onError tells it
      invoke: {
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'session.login')
          return event.credentials
        },
        onDone: {
          target: 'loggedIn',
          actions: [
            { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
            emit(({ event }) => ({ type: 'loggedIn', account: event.output })),
          ],
        },
        onError: {
          target: 'loggedOut',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loggedIn: { on: { 'session.logout': 'loggingOut' } },
    loggingOut: {
      tags: 'busy',
      // On a shared computer a logout must take effect even when the server cannot be reached or does not answer.
      after: {
        patience: {
          target: 'loggedOut',
          actions: [
            { type: 'setError', params: { error: new Error('The server does not answer') } },
            'clearAccount',
            emit({ type: 'loggedOut', reason: 'asked' }),
          ],
        },
      },
      invoke: {
        src: 'logout',
        onDone: {
          target: 'loggedOut',
          actions: ['clearAccount', emit({ type: 'loggedOut', reason: 'asked' })],
        },
        onError: {
          target: 'loggedOut',
          actions: [
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            'clearAccount',
            emit({ type: 'loggedOut', reason: 'asked' }),
          ],
        },
      },
    },
  },
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
