import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { reviewMachine } from './index'

provesMachine('registration/review.machine.ts', reviewMachine, {
  start: () => createActor(reviewMachine),
  events: [{ type: 'review.accept' }, { type: 'review.merge' }, { type: 'review.reject' }, { type: 'review.expired' }],
  ignored: {},
})
