import { setup } from 'xstate'

/**
 * The product's promises about charting: nothing wrong is entered, a loss is asked about, every entry can be taken back, and
 * what a colleague found otherwise stands beside it until it is decided.
 */
export const chartingModel = setup({
  types: {
    events: {} as
      | { type: 'typeFinding' }
      | { type: 'typeNonsense' }
      | { type: 'typeLoss' }
      | { type: 'pressEnter' }
      | { type: 'answer' }
      | { type: 'leave' }
      /** of an entry that an assistant typed */
      | { type: 'accept' }
      | { type: 'acceptDoubtful' }
      | { type: 'undo' }
      | { type: 'redo' }
      /** another person's row arrives that was typed in the same minutes */
      | { type: 'contradict' }
      | { type: 'decide' }
      /** the server does not take it */
      | { type: 'refuse' }
      | { type: 'sendAgain' }
      | { type: 'giveUp' },
  },
}).createMachine({
  id: 'charting',
  initial: 'blank',
  states: {
    blank: {
      on: {
        typeFinding: 'readable',
        typeNonsense: 'misread',
        typeLoss: 'doubtful',
        accept: 'drawn',
        undo: 'blank',
        redo: 'blank',
      },
    },
    misread: { on: { pressEnter: 'misread', typeFinding: 'readable' } },
    readable: { on: { pressEnter: 'drawn' } },
    doubtful: { on: { pressEnter: 'questioned' } },
    questioned: { on: { answer: 'drawn', leave: 'doubtful', typeFinding: 'readable' } },
    drawn: {
      on: { undo: 'takenBack', refuse: 'refused', acceptDoubtful: 'questionedAgain', contradict: 'contradicted' },
    },
    contradicted: { on: { decide: 'decided' } },
    decided: { on: { undo: 'contradicted' } },
    questionedAgain: { on: { leave: 'drawn' } },
    takenBack: { on: { redo: 'drawn' } },
    refused: { on: { sendAgain: 'drawn', giveUp: 'blank' } },
  },
})
