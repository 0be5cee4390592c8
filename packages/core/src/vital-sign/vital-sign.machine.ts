import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of one measurement of a visit. A recorded measurement is never changed: a correction is a measurement of its
 * own, which supersedes the first; both are kept. A visit may skip the step with a reason, and still measure later.
 */
export const vitalSignMachine = setup({
  types: {
    events: {} as
      | { type: 'vitalSign.enter' }
      | { type: 'vitalSign.discard' }
      | { type: 'vitalSign.record' }
      | { type: 'vitalSign.skip' }
      | { type: 'vitalSign.correct' },
  },
}).createMachine({
  id: 'vitalSign',
  initial: 'not_taken',
  states: {
    not_taken: { on: { 'vitalSign.enter': 'draft', 'vitalSign.skip': 'skipped' } },
    draft: {
      on: {
        'vitalSign.enter': 'draft',
        'vitalSign.discard': 'not_taken',
        'vitalSign.record': 'recorded',
        'vitalSign.skip': 'skipped',
      },
    },
    recorded: { on: { 'vitalSign.correct': 'corrected' } },
    skipped: { on: { 'vitalSign.enter': 'draft' } },
    corrected: { type: 'final' },
  },
})

export type VitalSignEvent = EventFrom<typeof vitalSignMachine>
