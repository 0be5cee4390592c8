import { setup } from 'xstate'

/** The spec model of dictation: a draft is corrected, then the dentist accepts or rejects it. */
export const dictationModel = setup({
  types: { events: {} as { type: 'hearOtherwise' } | { type: 'agree' } | { type: 'disagree' } },
}).createMachine({
  id: 'dictation',
  initial: 'heard',
  states: {
    heard: { on: { hearOtherwise: 'heard', agree: 'ofRecord', disagree: 'struck' } },
    ofRecord: {},
    struck: {},
  },
})
