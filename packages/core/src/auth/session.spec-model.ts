import { setup } from 'xstate'

/** The product's promises about signing in, in the words of a user. */
export const sessionModel = setup({
  types: {
    events: {} as
      | { type: 'loginRightly' }
      | { type: 'loginWrongly' }
      | { type: 'logout' }
      /** the server answers a request with 401 */
      | { type: 'expire' }
      | { type: 'reload' },
  },
}).createMachine({
  id: 'session',
  initial: 'loggedOut',
  states: {
    loggedOut: { on: { loginRightly: 'loggedIn', loginWrongly: 'refused', reload: 'loggedOut' } },
    /** the message of the refusal is shown */
    refused: { on: { loginRightly: 'loggedIn', loginWrongly: 'refused', reload: 'loggedOut' } },
    loggedIn: { on: { logout: 'left', expire: 'expired', reload: 'loggedIn' } },
    /** the token is cleared */
    left: { on: { loginRightly: 'loggedIn', reload: 'loggedOut' } },
    /** all that was stored is cleared */
    expired: { on: { loginRightly: 'loggedIn', reload: 'loggedOut' } },
  },
})
