import { type EventFrom, setup } from 'xstate'

/** The lifecycle of an assistant's dictated entry: a draft that only the dentist makes part of the record. */
export const dictationMachine = setup({
  types: {
    events: {} as
      | { type: 'dictation.change' }
      | { type: 'dictation.withdraw' }
      | { type: 'dictation.accept' }
      | { type: 'dictation.reject' },
  },
}).createMachine({
  id: 'dictation',
  initial: 'dictated',
  states: {
    dictated: {
      on: {
        'dictation.change': 'dictated',
        'dictation.withdraw': 'withdrawn',
        'dictation.accept': 'accepted',
        'dictation.reject': 'rejected',
      },
    },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export type DictationEvent = EventFrom<typeof dictationMachine>
