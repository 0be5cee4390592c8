import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { patientDocumentModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { patientDocumentMachine } from './patient-document.machine'
import type { DocumentState } from './patient-document.values'

provesLifecycle('a document of a patient', patientDocumentMachine, patientDocumentModel, {
  states: { onFile: 'kept', gone: 'removed' },
  events: { takeOut: 'patientDocument.remove' },
})

it('a document of a patient has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof patientDocumentMachine>>().toEqualTypeOf<DocumentState>()
})
