import { setup } from 'xstate'

/**
 * The spec model of a claim, in the words of the office: sent, examined, granted or refused, contested, and in the end settled. Money that
 * was booked wrongly is booked out again.
 */
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
      | { type: 'bookOut' }
      /** Of a claim that was granted in part; also while the payor is asked again for the rest. */
      | { type: 'bookOutOfSome' }
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
    examined: {
      on: {
        grantWhole: 'granted',
        grantSome: 'grantedInPart',
        refuse: 'refused',
        bookOutOfSome: 'examined',
        takeBack: 'takenBack',
      },
    },
    granted: {
      on: {
        receiveSome: 'granted',
        receiveLast: 'received',
        bookOut: 'granted',
        giveUp: 'givenUp',
        takeBack: 'takenBack',
      },
    },
    grantedInPart: {
      on: {
        receiveSome: 'grantedInPart',
        receiveLast: 'received',
        bookOutOfSome: 'grantedInPart',
        settleRefused: 'grantedInPart',
        settleRefusedLast: 'received',
        giveUp: 'givenUp',
        contest: 'contested',
        takeBack: 'takenBack',
      },
    },
    refused: { on: { contest: 'contested', askPatient: 'patients', giveUp: 'givenUp', takeBack: 'takenBack' } },
    contested: { on: { examine: 'examined', bookOutOfSome: 'contested', takeBack: 'takenBack' } },
    received: { on: { bookOut: 'granted', bookOutOfSome: 'grantedInPart' } },
    patients: {},
    givenUp: {},
    takenBack: {},
  },
})
