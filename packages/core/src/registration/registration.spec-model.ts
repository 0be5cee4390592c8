import { setup } from 'xstate'

/** The product's promises to a visitor who registers; `…Again` is a step reached a second time, with all entries kept. */
export const registrationModel = setup({
  types: {
    events: {} as
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'chooseLanguage' }
      | { type: 'chooseClinic' }
      /** everything that is required but the consent */
      | { type: 'fillIn' }
      | { type: 'consent' }
      | { type: 'register' }
      /** the clinic does not take it: the server fails or refuses */
      | { type: 'registerInVain' },
  },
}).createMachine({
  id: 'registration',
  initial: 'languageSelection',
  states: {
    languageSelection: { on: { chooseLanguage: 'languageChosen', next: 'clinicInformation' } },
    languageChosen: { on: { next: 'clinicInformation' } },
    clinicInformation: { on: { next: 'clinicInformation', back: 'languageSelection', chooseClinic: 'clinicChosen' } },
    clinicChosen: { on: { next: 'patientInformation', back: 'languageAgain' } },
    languageAgain: { on: { next: 'clinicChosen' } },
    patientInformation: { on: { register: 'patientInformation', fillIn: 'consentMissing' } },
    consentMissing: { on: { register: 'consentMissing', consent: 'patientComplete' } },
    patientComplete: { on: { back: 'clinicAgain', register: 'completed', registerInVain: 'refused' } },
    clinicAgain: { on: { next: 'patientComplete' } },
    /** a message says why, and nothing that was entered is lost */
    refused: { on: { register: 'completed', registerInVain: 'refused' } },
    completed: { type: 'final' },
  },
})
