import { setup } from 'xstate'

/** The spec model of a claim, in the words of the office: sent, examined, granted or refused, contested, and in the end settled. */
export const claimModel = setup({
  types: {
    events: {} as
      | { type: 'send' }
      | { type: 'examine' }
      | { type: 'grantWhole' }
      | { type: 'grantSome' }
      | { type: 'refuse' }
      | { type: 'contest' }
      | { type: 'receiveSome' }
      | { type: 'receiveLast' }
      | { type: 'settleRefused' }
      /** The money for what was granted had come before. */
      | { type: 'settleRefusedLast' }
      | { type: 'askPatient' }
      | { type: 'giveUp' }
      | { type: 'takeBack' },
  },
}).createMachine({
  id: 'claim',
  initial: 'prepared',
  states: {
    prepared: { on: { send: 'sent', takeBack: 'takenBack' } },
    sent: { on: { examine: 'examined', takeBack: 'takenBack' } },
    examined: { on: { grantWhole: 'granted', grantSome: 'grantedInPart', refuse: 'refused', takeBack: 'takenBack' } },
    granted: { on: { receiveSome: 'granted', receiveLast: 'received', giveUp: 'givenUp', takeBack: 'takenBack' } },
    grantedInPart: {
      on: {
        receiveSome: 'grantedInPart',
        receiveLast: 'received',
        settleRefused: 'grantedInPart',
        settleRefusedLast: 'received',
        giveUp: 'givenUp',
        contest: 'contested',
        takeBack: 'takenBack',
      },
    },
    refused: { on: { contest: 'contested', askPatient: 'patients', giveUp: 'givenUp', takeBack: 'takenBack' } },
    contested: { on: { examine: 'examined', takeBack: 'takenBack' } },
    received: {},
    patients: {},
    givenUp: {},
    takenBack: {},
  },
})
