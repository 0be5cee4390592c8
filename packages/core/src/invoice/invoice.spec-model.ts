import { setup } from 'xstate'

/** The spec model of an invoice, in the words of the desk: written, handed out, paid at once or in parts, given back, given up. */
export const invoiceModel = setup({
  types: {
    events: {} as
      | { type: 'handOut' }
      | { type: 'throwAway' }
      | { type: 'takeSome' }
      | { type: 'takeTheRest' }
      | { type: 'giveSomeBack' }
      | { type: 'giveAllBack' }
      /** The payor does not pay its part, and the patient has paid something, or nothing. */
      | { type: 'askForMore' }
      | { type: 'askForAll' }
      /** A part of what is owed is taken off, for which nobody pays. */
      | { type: 'forgiveSome' }
      /** All that is owed is taken off: as a favour, or since the rest of a package is given up. */
      | { type: 'forgiveTheRest' }
      | { type: 'annul' }
      /** Nobody had paid anything: the patient owed nothing of it. */
      | { type: 'annulForFree' }
      | { type: 'giveUp' },
  },
}).createMachine({
  id: 'invoice',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { handOut: 'unpaid', throwAway: 'thrownAway' } },
    unpaid: {
      on: {
        takeSome: 'halfPaid',
        takeTheRest: 'settled',
        askForAll: 'unpaid',
        forgiveSome: 'unpaid',
        forgiveTheRest: 'settled',
        annul: 'annulled',
        giveUp: 'givenUp',
      },
    },
    // what is half paid is not annulled: the money would belong to nothing
    halfPaid: {
      on: {
        takeSome: 'halfPaid',
        takeTheRest: 'settled',
        giveSomeBack: 'halfPaid',
        giveAllBack: 'unpaid',
        askForMore: 'halfPaid',
        forgiveSome: 'halfPaid',
        forgiveTheRest: 'settled',
        giveUp: 'givenUp',
      },
    },
    settled: {
      on: {
        giveSomeBack: 'halfPaid',
        giveAllBack: 'unpaid',
        askForMore: 'halfPaid',
        askForAll: 'unpaid',
        annulForFree: 'annulled',
      },
    },
    thrownAway: {},
    annulled: {},
    givenUp: {},
  },
})
