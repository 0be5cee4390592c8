import { setup } from 'xstate'

/** The product's promises to a visitor who asks for an appointment; `…Again` is a step reached a second time, with all entries kept. */
export const onlineBookingModel = setup({
  types: {
    events: {} as
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'chooseService' }
      | { type: 'chooseTime' }
      /** everything that is required but the consent */
      | { type: 'fillIn' }
      | { type: 'consent' }
      | { type: 'send' }
      /** somebody else was faster */
      | { type: 'sendTooLate' }
      /** the clinic does not take it: the server fails or refuses */
      | { type: 'sendInVain' },
  },
}).createMachine({
  id: 'onlineBooking',
  initial: 'service',
  states: {
    service: { on: { next: 'service', chooseService: 'serviceChosen' } },
    serviceChosen: { on: { next: 'time' } },
    time: { on: { next: 'time', back: 'serviceAgain', chooseTime: 'timeChosen' } },
    serviceAgain: { on: { next: 'time' } },
    timeChosen: { on: { next: 'person', back: 'serviceWithTime' } },
    serviceWithTime: { on: { next: 'timeChosen' } },
    person: { on: { send: 'person', fillIn: 'consentMissing' } },
    consentMissing: { on: { send: 'consentMissing', consent: 'complete' } },
    complete: { on: { back: 'timeAgain', send: 'requested', sendTooLate: 'taken', sendInVain: 'refused' } },
    timeAgain: { on: { next: 'complete' } },
    /** a message says that the time is taken: another one is to be chosen, and nothing that was typed is lost */
    taken: { on: { next: 'taken', chooseTime: 'timeAgain' } },
    /** a message says why, and nothing that was entered is lost */
    refused: { on: { send: 'requested', sendInVain: 'refused' } },
    requested: { type: 'final' },
  },
})
