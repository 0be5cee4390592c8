import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { noteMachine } from './index'

provesMachine('note/note.machine.ts', noteMachine, {
  start: () => createActor(noteMachine),
  events: [{ type: 'note.write' }, { type: 'note.sign' }, { type: 'note.addAddendum' }],
  ignored: { draft: ['note.addAddendum'], signed: ['note.write', 'note.sign'] },
})
