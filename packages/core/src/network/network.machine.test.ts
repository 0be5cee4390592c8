import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type NonReducibleUnknown } from 'xstate'
import { networkModel, pathCoverage, paths, randomWalk, type Walk } from '../testing'
import { type NetworkEvent, networkMachine } from './network.machine'

const walked = pathCoverage(networkMachine)

/** A browser whose connection can be pulled out. */
function startBrowser(options: { online: boolean }) {
  const listeners = new Set<(event: NetworkEvent) => void>()
  const watchNetwork = fromCallback<NetworkEvent, NonReducibleUnknown>(({ sendBack }) => {
    listeners.add(sendBack)
    return () => listeners.delete(sendBack)
  })
  const network = createActor(networkMachine.provide({ actors: { watchNetwork } }), {
    input: options,
    inspect: walked.inspect,
  }).start()
  const tell = (type: NetworkEvent['type']) => {
    for (const listener of listeners) listener({ type })
  }
  return { network, tell, listeners }
}

function networkWalk(): Walk<typeof networkModel> {
  const { network, tell } = startBrowser({ online: true })
  const isOffline = (offline: boolean) => {
    expect(network.getSnapshot().value).toBe(offline ? 'offline' : 'online')
    expect(network.getSnapshot().hasTag('offline')).toBe(offline)
  }
  return {
    states: { online: () => isOffline(false), offline: () => isOffline(true) },
    events: { lose: () => tell('network.lost'), restore: () => tell('network.restored') },
  }
}

describe('network, by its spec model', () => {
  for (const { name, run } of paths(networkModel, 'simple')) it(name, () => run(networkWalk()))
})

describe('network', () => {
  it('starts offline when the browser is offline, and comes online', () => {
    const { network, tell } = startBrowser({ online: false })
    expect(network.getSnapshot().value).toBe('offline')
    tell('network.restored')
    expect(network.getSnapshot().value).toBe('online')
  })

  it('stops listening when it is stopped', () => {
    const { network, listeners } = startBrowser({ online: true })
    expect(listeners.size).toBe(1)
    network.stop()
    expect(listeners.size).toBe(0)
  })

  it('keeps its first state when the network is not watched', () => {
    const network = createActor(networkMachine, { input: { online: true } }).start()
    expect(network.getSnapshot().value).toBe('online')
  })

  it('on any walk is where the last event put it', async () => {
    for (const seed of [1, 2, 3]) {
      const { network } = startBrowser({ online: true })
      await randomWalk(network, [{ type: 'network.lost' }, { type: 'network.restored' }], {
        seed,
        steps: 100,
        always: ({ value }, last) => expect(value).toBe(last.type === 'network.lost' ? 'offline' : 'online'),
      })
    }
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})

// Mutants tried, one at a time, and seen to die:
// - the start guard always true, always false
// - nobody watches; 'network.lost' or 'network.restored' without effect, or taken for the other
// - the offline tag removed, and given to online as well
// - 'network.restored' back to unknown; 'network.lost' while offline leads online
