import { type EventFrom, setup } from 'xstate'

/** The lifecycle of a picture or paper of a patient: kept as it was added, or removed with its picture. */
export const patientDocumentMachine = setup({
  types: { events: {} as { type: 'patientDocument.remove' } },
}).createMachine({
  id: 'patientDocument',
  initial: 'kept',
  states: {
    kept: { on: { 'patientDocument.remove': 'removed' } },
    removed: { type: 'final' },
  },
})

export type PatientDocumentEvent = EventFrom<typeof patientDocumentMachine>
