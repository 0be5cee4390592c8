import { setup } from 'xstate'

/** Dictation as dentist and assistant tell it: what was heard is put right, and the dentist agrees or does not. */
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
