import { createActor, fromPromise } from 'xstate'
import { accountFixture } from '../testing/fixtures'
import { provesMachine } from '../testing/machine-proof'
import { sessionMachine } from './index'

provesMachine('auth/session.machine.ts', sessionMachine, {
  start: ({ clock, answer }) =>
    createActor(
      sessionMachine.provide({
        actors: {
          fetchAccount: fromPromise(() => answer(accountFixture())),
          login: fromPromise(() => answer(accountFixture())),
          logout: fromPromise<void>(() => answer(undefined)),
        },
      }),
      { input: { hasToken: true }, clock },
    ),
  events: [
    { type: 'session.login', credentials: { email: 'manager@demo.test', password: 'right' } },
    { type: 'session.logout' },
    { type: 'session.expired' },
  ],
  ignored: {
    restoring: ['session.login', 'session.logout'],
    loggedOut: ['session.logout'],
    loggingIn: ['session.login', 'session.logout'],
    loggedIn: ['session.login'],
    loggingOut: ['session.login', 'session.logout'],
  },
})
