import { setup } from 'xstate'

/** The spec model of a picture or paper: it can be looked at until somebody takes it out, and then never again. */
export const patientDocumentModel = setup({
  types: { events: {} as { type: 'takeOut' } },
}).createMachine({
  id: 'patientDocument',
  initial: 'onFile',
  states: {
    onFile: { on: { takeOut: 'gone' } },
    gone: {},
  },
})
