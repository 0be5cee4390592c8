import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { importMachine } from './index'

provesMachine('import/import.machine.ts', importMachine, {
  start: () => createActor(importMachine),
  events: [
    ...(['import.map', 'import.check', 'import.finishCheck'] as const).map((type) => ({ type })),
    ...(['import.include', 'import.mend', 'import.run', 'import.finish', 'import.cancel'] as const).map((type) => ({
      type,
    })),
  ],
  ignored: {
    uploaded: ['import.check', 'import.finishCheck', 'import.include', 'import.mend', 'import.run', 'import.finish'],
    mapped: ['import.include', 'import.mend', 'import.run', 'import.finish'],
    checked: ['import.check', 'import.finishCheck', 'import.finish'],
    running: ['import.map', 'import.check', 'import.finishCheck', 'import.include', 'import.mend'],
  },
})
