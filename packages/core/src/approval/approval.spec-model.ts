import { setup } from 'xstate'

/** The spec model of an approval: the manager says yes or no, or nobody needs the answer any more. */
export const approvalModel = setup({
  types: {
    events: {} as { type: 'sayYes' } | { type: 'sayNo' } | { type: 'thinkBetter' } | { type: 'discardTheDraft' },
  },
}).createMachine({
  id: 'approval',
  initial: 'waiting',
  states: {
    waiting: {
      on: { sayYes: 'allowed', sayNo: 'declined', thinkBetter: 'takenBack', discardTheDraft: 'leftBehind' },
    },
    allowed: {},
    declined: {},
    takenBack: {},
    leftBehind: {},
  },
})
