import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type NetworkEvent, networkMachine } from './index'

provesMachine('network/network.machine.ts', networkMachine, {
  start: () =>
    createActor(
      networkMachine.provide({ actors: { watchNetwork: fromCallback<NetworkEvent, NonReducibleUnknown>(() => {}) } }),
      {
        input: { online: true },
      },
    ),
  events: [{ type: 'network.lost' }, { type: 'network.restored' }],
  ignored: { online: ['network.restored'], offline: ['network.lost'] },
})
