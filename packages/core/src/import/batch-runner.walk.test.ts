import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { batchRunnerMachine, type ImportState, type ImportStep } from './index'

provesMachine('import/batch-runner.machine.ts', batchRunnerMachine, {
  start: ({ clock, answer }) =>
    createActor(
      batchRunnerMachine.provide({
        actors: {
          takeStep: fromPromise<ImportState, ImportStep>(async () => {
            await answer(undefined)
            if (clock.now() % 5 === 0) throw Object.assign(new Error('refused'), { status: 409 })
            return clock.now() % 2 === 0 ? 'mapped' : 'checked'
          }),
        },
      }),
      { clock },
    ),
  events: [
    { type: 'batch.go', step: 'check' },
    { type: 'batch.go', step: 'run' },
    { type: 'batch.stop' },
    { type: 'network.restored' },
  ],
  ignored: {
    resting: ['batch.stop', 'network.restored'],
    running: ['batch.go', 'network.restored'],
    waiting: ['batch.go'],
    refused: ['batch.stop', 'network.restored'],
  },
})
