import { setup } from 'xstate'

/** The product's promises about the texts: five more attempts, each after a longer wait, and no text is lost meanwhile. */
export const languageModel = setup({
  types: {
    events: {} as
      | { type: 'arrive' }
      /** the attempt fails, and the wait before the next one passes */
      | { type: 'fail' }
      /** this attempt and all that follow fail */
      | { type: 'failAll' }
      | { type: 'choose' }
      /** another choice while the first is on its way */
      | { type: 'chooseOther' }
      | { type: 'retry' },
  },
}).createMachine({
  id: 'language',
  initial: 'attempt1',
  states: {
    attempt1: { on: { arrive: 'shown', fail: 'attempt2', chooseOther: 'otherAttempt' } },
    attempt2: { on: { arrive: 'shown', fail: 'attempt3' } },
    attempt3: { on: { arrive: 'shown', fail: 'attempt4' } },
    attempt4: { on: { arrive: 'shown', fail: 'attempt5' } },
    attempt5: { on: { arrive: 'shown', fail: 'attempt6' } },
    attempt6: { on: { arrive: 'shown', fail: 'failed' } },
    /** no texts to show */
    failed: { on: { retry: 'attempt1', chooseOther: 'otherAttempt' } },
    otherAttempt: { on: { arrive: 'otherShown' } },
    otherShown: {},
    shown: { on: { choose: 'changing' } },
    changing: { on: { arrive: 'changed', failAll: 'kept', chooseOther: 'otherChanging' } },
    otherChanging: { on: { arrive: 'otherShown' } },
    changed: {},
    /** the language from before is still shown */
    kept: { on: { retry: 'changing', choose: 'changing' } },
  },
})
