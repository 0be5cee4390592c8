import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { dictationMachine } from './index'

provesMachine('note/dictation.machine.ts', dictationMachine, {
  start: () => createActor(dictationMachine),
  events: [
    { type: 'dictation.change' },
    { type: 'dictation.withdraw' },
    { type: 'dictation.accept' },
    { type: 'dictation.reject' },
  ],
  ignored: {},
})
