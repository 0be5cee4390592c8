import { setup } from 'xstate'

/** The spec model of dictation: a draft is corrected, then the dentist accepts or rejects it, or the assistant takes it back. */
export const dictationModel = setup({
  types: { events: {} as { type: 'hearOtherwise' } | { type: 'misheard' } | { type: 'agree' } | { type: 'disagree' } },
}).createMachine({
  id: 'dictation',
  initial: 'heard',
  states: {
    heard: { on: { hearOtherwise: 'heard', misheard: 'takenBack', agree: 'ofRecord', disagree: 'struck' } },
    ofRecord: {},
    struck: {},
    takenBack: {},
  },
})
