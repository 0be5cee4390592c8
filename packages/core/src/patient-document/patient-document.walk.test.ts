import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { patientDocumentMachine } from './index'

provesMachine('patient-document/patient-document.machine.ts', patientDocumentMachine, {
  start: () => createActor(patientDocumentMachine),
  events: [{ type: 'patientDocument.remove' }],
  ignored: {},
})
