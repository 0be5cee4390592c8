import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { liveMachine, type StreamEvent } from './index'

provesMachine('live/live.machine.ts', liveMachine, {
  start: ({ clock }) =>
    createActor(
      liveMachine.provide({ actors: { watchChanges: fromCallback<StreamEvent, NonReducibleUnknown>(() => {}) } }),
      { clock },
    ),
  events: [
    { type: 'stream.opened', features: ['room'] },
    { type: 'stream.opened', features: null },
    { type: 'stream.changed', features: ['appointment'] },
    { type: 'stream.lost', at: 1_000 },
    { type: 'window.hidden', at: 2_000 },
    { type: 'window.shown' },
    { type: 'network.restored' },
  ],
  ignored: {
    'watching.connecting': ['stream.changed', 'window.shown', 'network.restored'],
    'watching.live': ['stream.opened', 'window.shown', 'network.restored'],
    waiting: ['stream.opened', 'stream.changed', 'stream.lost', 'window.shown'],
    hidden: ['stream.opened', 'stream.changed', 'stream.lost', 'window.hidden', 'network.restored'],
  },
})
