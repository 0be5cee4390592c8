import { setup } from 'xstate'

/** The product's promises about a resumed import: it ends, is refused or is stopped, and waits for a lost network by itself. */
export const batchRunnerModel = setup({
  types: {
    events: {} as
      | { type: 'go' }
      /** a step is answered, and more is left */
      | { type: 'answer' }
      | { type: 'finish' }
      | { type: 'lose' }
      | { type: 'refuse' }
      /** the pause before the next try passes */
      | { type: 'wait' }
      | { type: 'restore' }
      | { type: 'stop' },
  },
}).createMachine({
  id: 'batchRunner',
  initial: 'resting',
  states: {
    resting: { on: { go: 'going' } },
    going: { on: { answer: 'going', finish: 'resting', lose: 'waiting', refuse: 'refused', stop: 'resting' } },
    waiting: { on: { wait: 'going', restore: 'going', stop: 'resting' } },
    refused: { on: { go: 'going' } },
  },
})
