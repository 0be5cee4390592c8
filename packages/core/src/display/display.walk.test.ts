import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate'
import { displayQueueFixture } from '../testing'
import { provesMachine } from '../testing/machine-proof'
import { type DisplayReply, displayMachine } from './index'

provesMachine('display/display.machine.ts', displayMachine, {
  start: ({ clock }) =>
    createActor(
      displayMachine.provide({ actors: { askQueue: fromCallback<DisplayReply, NonReducibleUnknown>(() => {}) } }),
      { clock },
    ),
  events: [
    { type: 'queue.received', queue: displayQueueFixture(), at: 1_000 },
    { type: 'queue.received', queue: displayQueueFixture({ called: [] }), at: 2_000 },
    { type: 'request.failed' },
    { type: 'link.ended' },
    { type: 'network.restored' },
  ],
  ignored: {
    'connecting.asking': ['network.restored'],
    'showing.asking': ['network.restored'],
    'stale.asking': ['network.restored'],
    'revoked.asking': ['network.restored'],
    'revoked.waiting': ['request.failed', 'network.restored'],
  },
})
