import { setup } from 'xstate'

/** A login account as a manager describes it: a person gets a link, sets a password with it, and can be shut out. */
export const accountModel = setup({
  types: {
    events: {} as
      | { type: 'sendLink' }
      | { type: 'sendOtherLink' }
      | { type: 'setPassword' }
      | { type: 'leaveLinkUnused' }
      | { type: 'forgetPassword' }
      | { type: 'shutOut' }
      | { type: 'letIn' }
      /** Somebody who never set a password: they need a new link. */
      | { type: 'letInWithoutPassword' },
  },
}).createMachine({
  id: 'loginAccount',
  initial: 'withoutAccount',
  states: {
    withoutAccount: { on: { sendLink: 'asked' } },
    asked: { on: { sendOtherLink: 'asked', setPassword: 'signsIn', leaveLinkUnused: 'late', shutOut: 'shutOut' } },
    late: { on: { sendOtherLink: 'asked', shutOut: 'shutOut' } },
    signsIn: { on: { forgetPassword: 'asked', shutOut: 'shutOut' } },
    shutOut: { on: { letIn: 'signsIn', letInWithoutPassword: 'late' } },
  },
})
